"""Asks every question of pandas, of polars' Python package and of us, in turn, and prints the ratios.

usage: run.py BINARY [--rows 1e6] [--only TEXT] [--rounds 3]
"""

import argparse
import math
import pathlib
import subprocess
import sys

from generate import tables
from questions import LOADING, QUESTIONS

SCRIPT = """\
import time
{imports}
N_ROWS = {n_rows}
{loading}
times = []
for _ in range({rounds}):
    start = time.perf_counter()
    answer = {question}
    times.append(time.perf_counter() - start)
print(min(times), len(answer) if hasattr(answer, "__len__") else 1)
"""


def script(question, loads, imports, n_rows, rounds):
    loading = "\n".join(LOADING[name] for name in loads.split())
    if "polars" in imports:
        loading = loading.replace("pd.read_csv", "pl.read_csv")
    return SCRIPT.format(imports=imports, n_rows=n_rows, loading=loading, rounds=rounds, question=question)


def measure(command, text, project):
    file = project / "workspace" / "question.py"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text)
    done = subprocess.run([*command, str(file)], capture_output=True, text=True, cwd=project, timeout=1200)
    if done.returncode:
        print(done.stderr.strip().splitlines()[-1:], file=sys.stderr)
        return None, None
    seconds, size = done.stdout.split()
    return float(seconds), int(size)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--rows", type=float, default=1e6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    n_rows = int(arguments.rows)
    project = pathlib.Path.home() / ".cache" / "orchestrator" / f"frames-{n_rows}"
    if not (project / "data" / "raw" / "x.csv").exists():
        tables(n_rows, project / "data" / "raw")
    ours = [arguments.binary, "exec", "--memory", "16G", "--timeout", "1200"]
    ratios = []
    print(f"{n_rows} rows; seconds, best of {arguments.rounds}; ratios: theirs / ours, above 1 is faster than they are")
    print(f"{'question':<36}{'pandas':>9}{'polars':>9}{'ours':>9}{'x pandas':>10}{'x polars':>10}")
    for name, (loads, question, polars_question) in QUESTIONS.items():
        if arguments.only not in name:
            continue
        both = "import numpy as np\nimport pandas as pd"
        text = script(question, loads, both, n_rows, arguments.rounds)
        theirs, their_size = measure([sys.executable, "-W", "ignore"], text, project)
        own, own_size = measure(ours, text, project)
        polars = None
        if polars_question:
            text = script(polars_question, loads, "import polars as pl", n_rows, arguments.rounds)
            polars, _ = measure([sys.executable], text, project)
        if own and theirs:
            ratios.append(theirs / own)
        note = "" if own_size == their_size else f"  sizes differ: {their_size}, {own_size}"
        show = lambda seconds: f"{seconds:9.4f}" if seconds else f"{'-':>9}"
        against = lambda seconds: f"{seconds / own:10.2f}" if seconds and own else f"{'-':>10}"
        print(f"{name:<36}{show(theirs)}{show(polars)}{show(own)}{against(theirs)}{against(polars)}{note}", flush=True)
    if ratios:
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        print(f"geometric mean against pandas and numpy: {mean:.2f}; slowest {min(ratios):.2f}; {sum(r > 1 for r in ratios)} of {len(ratios)} faster")


main()
