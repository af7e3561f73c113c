"""`plot_distribution` of many values beside pandas with numpy (counting alone) and with matplotlib (the picture), in one run:

    ~/.cache/orchestrator/oracle/bin/python benches/modules/histogram.py target/release/orchestrator [ROWS]

Prints seconds, and what our process took beside the values themselves.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

import numpy as np
import pandas as pd

OURS = """
import time
import numpy as np
import pandas as pd
from orchestrator.mcp.viz import plot_distribution

df = pd.DataFrame({{"v": np.random.default_rng(1).normal(size={rows})}})
began = time.perf_counter()
plot_distribution(df, "v", bins=30)
time.perf_counter() - began
"""


def ours(binary, rows):
    with tempfile.TemporaryDirectory() as project:
        (pathlib.Path(project) / "reports").mkdir()
        command = [binary, "exec", "-c", OURS.format(rows=rows), "--project", project, "--memory", "8G", "--json"]
        report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return report["result"], report["peak_memory_bytes"]


def timed(work):
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def drawn(df):
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    def work():
        figure = pyplot.figure(figsize=(8, 5), dpi=200)
        figure.gca().hist(df["v"], bins=30)
        with tempfile.TemporaryFile() as file:
            figure.savefig(file, format="png")

    return timed(work)


def main():
    binary = str(pathlib.Path(sys.argv[1]).resolve())
    rows = int(float(sys.argv[2])) if len(sys.argv) > 2 else 100_000_000
    seconds, peak = ours(binary, rows)
    df = pd.DataFrame({"v": np.random.default_rng(1).normal(size=rows)})
    counted = timed(lambda: np.histogram(df["v"], bins=30))
    try:
        picture = f", matplotlib {drawn(df):.2f} s"
    except ImportError:
        picture = ""
    print(f"{rows:,} values: plot_distribution {seconds:.2f} s, numpy.histogram {counted:.2f} s{picture}")
    print(f"peak {peak / 1e6:,.0f} MB, of which the values are {rows * 8 / 1e6:,.0f} MB")


main()
