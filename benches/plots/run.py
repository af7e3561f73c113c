"""Ten common figures and a million points: our binary against CPython with matplotlib, in one run.

Usage: run.py BINARY PYTHON. Cold is from the start of the process to its end, warm the same figure again in one process.
Each time is the median of its rounds, taken in turns.
"""

import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
from pathlib import Path

HERE = Path(__file__).parent
GALLERY = HERE.parent.parent / "tests" / "gallery" / "figures"
FIGURES = [GALLERY / f"{name}.py" for name in (
    "lines", "bars", "histogram", "scatter_colours", "boxplot", "pie", "image", "subplots_grid", "pandas_lines", "seaborn_heatmap",
)] + [HERE / "million_points.py"]
ROUNDS = 5

WARM = """\
import time
def draw():
{body}
    plt.close("all")

draw()
times = []
for _ in range({rounds}):
    start = time.perf_counter()
    draw()
    times.append(time.perf_counter() - start)
print(sorted(times)[{rounds} // 2])
"""


def main(binary, python):
    sides = {"ours": [binary, "exec"], "theirs": [python, "-W", "ignore"]}
    print("| figure | cold, ours | theirs | faster | warm, ours | theirs | faster |\n|---|---|---|---|---|---|---|")
    for script in FIGURES:
        cold = {side: [] for side in sides}
        for _ in range(ROUNDS):
            for side, command in sides.items():
                cold[side].append(seconds(command, script)[0])
        cold = {side: statistics.median(times) for side, times in cold.items()}
        again = textwrap.indent(script.read_text(), "    ")
        with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
            file.write(WARM.format(body=again, rounds=ROUNDS))
            file.flush()
            warm = {side: float(seconds(command, file.name)[1].split()[0]) for side, command in sides.items()}
        cells = [f"{value * 1000:.0f} ms" for value in (cold["ours"], cold["theirs"])]
        cells += [f"{cold['theirs'] / cold['ours']:.1f}x"]
        cells += [f"{value * 1000:.0f} ms" for value in (warm["ours"], warm["theirs"])] + [f"{warm['theirs'] / warm['ours']:.1f}x"]
        print(f"| {script.stem} | {' | '.join(cells)} |", flush=True)


def seconds(command, script):
    """How long a script takes in a project of its own, and what it prints."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "reports").mkdir()
        start = time.perf_counter()
        done = subprocess.run([*command, str(script)], cwd=folder, capture_output=True, text=True, env={"MPLBACKEND": "Agg", "HOME": str(Path.home()), "PATH": "/usr/bin:/bin"})
        took = time.perf_counter() - start
        if done.returncode != 0:
            sys.exit(f"{command[0]} {script}: {done.stderr[-500:]}")
        return took, done.stdout


main(sys.argv[1], sys.argv[2])
