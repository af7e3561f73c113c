"""Measures what a run adds to its tasks: a thousand that do nothing, beside Snakemake on the same graph.

Prints a Markdown table. Run it with scripts/measure-runs; README.md says what the rows mean.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

WIDTH = 50
SNAKEMAKE = str(Path(sys.executable).with_name("snakemake"))

SNAKEFILE = """\
def before(wildcards):
    layer, number = int(wildcards.layer), int(wildcards.number)
    return [f"out/{{layer - 1}}_{{needed % {width}}}" for needed in (number, number + 1)] if layer else []


rule all:
    input:
        [f"out/{last}_{{number}}" for number in range({width})],


rule task:
    input:
        before,
    output:
        "out/{{layer}}_{{number}}",
    shell:
        "{command}"
"""


class Own:
    """Tasks in the sandbox."""

    name = "orchestrator"

    def __init__(self, binary: str, n_layers: int) -> None:
        self.binary = binary
        lines = ["project: nothing", "mode: code", "phases:", "  - name: work", "    tasks:"]
        for layer in range(n_layers):
            for number in range(WIDTH):
                lines += [f"      - id: t{layer}_{number}", '        code: "None"']
                if layer:
                    lines.append(f"        needs: [t{layer - 1}_{number}, t{layer - 1}_{(number + 1) % WIDTH}]")
        self.intake = "\n".join(lines) + "\n"

    def measure(self, folder: Path, n_cores: int) -> dict[str, float]:
        (folder / "intake.yaml").write_text(self.intake)
        start = [self.binary, "run", "start", "--intake", "intake.yaml"]
        following = [self.binary, "run", "next", "--jobs", str(n_cores)]
        n_tasks = self.intake.count("id: ")
        seconds, memory = timed(folder, [start, following], f"{n_tasks} ran, 0 kept")
        nothing, _ = timed(folder, [following], f"is done: {n_tasks} tasks")
        cached, _ = timed(folder, [start, following], f"0 ran, {n_tasks} kept")
        return {"all": seconds, "memory": memory, "nothing": nothing, "cached": cached}


class Snakemake:
    """Jobs that make a file each, by the shell."""

    def __init__(self, name: str, command: str, n_layers: int) -> None:
        self.name = name
        self.n_tasks = n_layers * WIDTH
        self.snakefile = SNAKEFILE.format(width=WIDTH, last=n_layers - 1, command=command)

    def measure(self, folder: Path, n_cores: int) -> dict[str, float]:
        (folder / "Snakefile").write_text(self.snakefile)
        # The scheduler that does not weigh jobs against each other is the faster one.
        command = [SNAKEMAKE, "--cores", str(n_cores), "--scheduler", "greedy"]
        seconds, memory = timed(folder, [command], f"{self.n_tasks + 1} of {self.n_tasks + 1} steps (100%) done")
        nothing, _ = timed(folder, [command], "Nothing to be done")
        return {"all": seconds, "memory": memory, "nothing": nothing, "cached": nothing}


def timed(folder: Path, commands: list[list[str]], wanted: str) -> tuple[float, float]:
    """Seconds of the commands, and megabytes of the largest process among those they started."""
    log = folder / "said.txt"
    start = time.perf_counter()
    largest = 0
    for command in commands:
        with log.open("w") as said:
            process = subprocess.Popen(command, cwd=folder, stdout=said, stderr=said)
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        largest = max(largest, used.ru_maxrss)
    taken = time.perf_counter() - start
    text = log.read_text()
    if process.returncode != 0 or wanted not in text:
        raise RuntimeError(f"{command} ended with {process.returncode}, wanted '{wanted}':\n{text[-2000:]}")
    return taken, largest / 1024


def print_table(found: dict[str, dict[str, float]], n_tasks: int, n_rounds: int, n_cores: int) -> None:
    own = found[Own.name]
    rows = [
        (f"{n_tasks:,} tasks, from nothing", "all", "{:.2f} s", 1),
        ("of that for one task", "all", "{:.2f} ms", 1000 / n_tasks),
        ("once more, with nothing to do", "nothing", "{:.2f} s", 1),
        ("another run, all of it kept", "cached", "{:.2f} s", 1),
        ("memory of the largest process", "memory", "{:.0f} MB", 1),
    ]
    print(f"Median of {n_rounds} turns with {n_cores} tasks at a time, load {os.getloadavg()[0]:.2f} on {os.cpu_count()} cores at the end.\n")
    peers = [name for name in found if name != Own.name]
    print("| | orchestrator | " + " | ".join(f"{name} | ratio" for name in peers) + " |")
    print("|---|---:|" + "---:|---:|" * len(peers))
    for label, key, unit, factor in rows:
        cells = [f"{unit.format(found[name][key] * factor)} | {own[key] / found[name][key]:.2f}" for name in peers]
        print(f"| {label} | {unit.format(own[key] * factor)} | " + " | ".join(cells) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("binary", help="the orchestrator binary")
    parser.add_argument("--tasks", type=int, default=1000, help=f"tasks, in layers of {WIDTH}")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each")
    parser.add_argument("--cores", type=int, default=os.cpu_count(), help="tasks at a time")
    options = parser.parse_args()
    n_layers = max(1, options.tasks // WIDTH)
    sides = [
        Own(str(Path(options.binary).resolve()), n_layers),
        Snakemake("Snakemake, `touch`", "touch {output}", n_layers),
        Snakemake("Snakemake, `python`", f"{sys.executable} -c None && touch {{output}}", n_layers),
    ]
    times: dict[str, list[dict[str, float]]] = {side.name: [] for side in sides}
    for number in range(options.rounds):
        # All take turns, and turns about who goes first, so that noise of the machine hits all.
        for side in reversed(sides) if number % 2 else sides:
            with tempfile.TemporaryDirectory(prefix="measure-runs-") as folder:
                times[side.name].append(side.measure(Path(folder), options.cores))
    found = {name: {key: median(turn[key] for turn in turns) for key in turns[0]} for name, turns in times.items()}
    print_table(found, n_layers * WIDTH, options.rounds, options.cores)


if __name__ == "__main__":
    main()
