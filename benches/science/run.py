"""Twelve fits of sklearn and ten calls of scipy beside the originals, and how long importing sklearn takes, in one run.

Usage: run.py BINARY PYTHON [--scale SHARE] [--rounds N] [--only PART ...]. Each side makes the same data and times the call alone,
in a process of its own; the sides take turns, and each time is the median of the rounds. The last column is the original's time over
ours. `--only` measures the calls in whose names one of the parts occurs.
"""

import argparse
import math
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from calls import CALLS, FITS

SCRIPT = """\
import time
import numpy as np
{imported}
rng = np.random.default_rng(0)
n = {n}
{before}
start = time.perf_counter()
{call}
print(time.perf_counter() - start)
"""
IMPORTS = ["import sklearn", "from sklearn.linear_model import LinearRegression", "from scipy import stats"]


def main():
    """The table, and the geometric mean."""
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("python")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="+", default=[""], metavar="PART")
    given = parser.parse_args()
    sides = {"ours": [given.binary, "exec", "--memory", "16G", "--timeout", "1200"], "theirs": [given.python, "-W", "ignore"]}
    print("| call | rows | ours | theirs | faster |\n|---|---|---|---|---|")
    ratios = []
    chosen = [entry for entry in FITS + CALLS if any(part in entry[0] for part in given.only)]
    for name, n, before, imported, call in chosen:
        n = max(int(n * given.scale), 1000)
        text = SCRIPT.format(imported=imported, n=n, before=before, call=call)
        ratios.append(row(f"`{name}`", f"{n:,}", sides, text, given.rounds, lambda _, printed: float(printed.split()[0])))
    ratios = [ratio for ratio in ratios if ratio is not None]
    for text in IMPORTS if chosen == FITS + CALLS else []:
        row(f"cold `{text}`", "", sides, text, 2 * given.rounds + 1, lambda took, _: took)
    if not ratios:
        return
    mean = math.exp(statistics.fmean(math.log(ratio) for ratio in ratios))
    print(f"\nGeometric mean of {len(ratios)} calls: {mean:.2f}x faster, the slowest {min(ratios):.2f}x.")


def row(name, n, sides, text, rounds, read):
    """Prints a row; the ratio, or None where a side has no such call."""
    times = {side: [] for side in sides}
    for _ in range(rounds):
        for side, command in sides.items():
            done = seconds(command, text)
            if isinstance(done, str):
                print(f"| {name} | {n} | {side}: {done} | | |", flush=True)
                return None
            times[side].append(read(*done))
    ours, theirs = (statistics.median(times[side]) for side in ("ours", "theirs"))
    print(f"| {name} | {n} | {shown(ours)} | {shown(theirs)} | {theirs / ours:.2f}x |", flush=True)
    return theirs / ours


def shown(took):
    """Seconds, or thousandths of them."""
    return f"{took:.2f} s" if took >= 1 else f"{took * 1000:.1f} ms"


def seconds(command, text):
    """How long a script takes from the start of its process to the end, and what it prints; or its last word if it fails."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "script.py"
        script.write_text(text)
        start = time.perf_counter()
        done = subprocess.run(
            [*command, str(script)], cwd=folder, capture_output=True, text=True, env={"HOME": str(Path.home()), "PATH": "/usr/bin:/bin"},
        )
        took = time.perf_counter() - start
    if done.returncode != 0:
        return (done.stderr.strip().splitlines() or ["failed"])[-1][:80]
    return took, done.stdout


if __name__ == "__main__":
    sys.exit(main())
