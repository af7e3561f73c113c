"""The kit beside pandas, scipy and matplotlib, each question in a process of its own, in turn on one machine:

    scripts/measure-modules BINARY [--only TEXT] [--rounds N] [--scale 1.0]

Prints seconds, their ratio, and the peak memory of both; `--scale 0.01` asks about a hundredth of the rows.
"""

import argparse
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = pathlib.Path.home() / ".cache" / "orchestrator" / "modules"

# name: (rows, our imports, our work, their imports, their work). Every script times only its work.
QUESTIONS = {
    "load and describe a CSV": (
        18_500_000,
        """
from orchestrator.mcp.data import load_csv
from orchestrator.mcp.analytics import describe_data
""",
        'describe_data(load_csv("data/raw/sales_{rows}.csv"))',
        """
from peers import describe
import pandas as pd
""",
        'describe(pd.read_csv("data/raw/sales_{rows}.csv"))',
    ),
    "the same, by pandas' describe": (
        18_500_000,
        """
from orchestrator.mcp.data import load_csv
from orchestrator.mcp.analytics import describe_data
""",
        'describe_data(load_csv("data/raw/sales_{rows}.csv"))',
        """
import pandas as pd
""",
        'pd.read_csv("data/raw/sales_{rows}.csv").describe(include="all")',
    ),
    "drift of two frames": (
        10_000_000,
        """
import numpy as np
import pandas as pd
from orchestrator.mcp.analytics import detect_drift
""",
        "detect_drift(frame(1, 0.0), frame(2, 0.1))",
        """
import numpy as np
import pandas as pd
from peers import drift
""",
        "drift(frame(1, 0.0), frame(2, 0.1))",
    ),
    "histogram of values": (
        100_000_000,
        """
import numpy as np
import pandas as pd
from orchestrator.mcp.viz import plot_distribution
""",
        'plot_distribution(values(), "value", bins=30)',
        """
import numpy as np
import pandas as pd
from peers import histogram
""",
        "histogram(values(), 30)",
    ),
}

MAKERS = '''
def frame(seed, shift):
    rng = np.random.default_rng(seed)
    regions = np.array([f"region {{number:02d}}" for number in range(50)], dtype=object)
    return pd.DataFrame({{
        "amount": rng.normal(100 + shift, 15, {rows}),
        "rate": rng.uniform(0, 1, {rows}) ** (1 + shift),
        "items": rng.integers(1, 40, {rows}),
        "region": regions[rng.integers(0, 50, {rows})],
    }})


def values():
    return pd.DataFrame({{"value": np.random.default_rng(3).normal(size={rows})}})
'''

SCRIPT = """\
import time
{imports}
{makers}
{arguments}
times = []
for _ in range({rounds}):
    start = time.perf_counter()
    {work}
    times.append(time.perf_counter() - start)
print(min(times))
"""


def script(imports, work, rows, rounds):
    """What the call is given is made before the clock starts; reading a file is the work itself."""
    arguments = ""
    makers = MAKERS.format(rows=rows) if "frame(" in work or "values(" in work else ""
    for position, call in enumerate(("frame(1, 0.0)", "frame(2, 0.1)", "values()")):
        if call in work:
            arguments += f"made_{position} = {call}\n"
            work = work.replace(call, f"made_{position}")
    return SCRIPT.format(imports=imports, makers=makers, arguments=arguments, rounds=rounds, work=work.format(rows=rows))


def measure(command, text, environment=None):
    """Seconds, and bytes at the peak."""
    file = PROJECT / "workspace" / "question.py"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    child = subprocess.Popen([*command, str(file)], stdout=subprocess.PIPE, text=True, cwd=PROJECT, env=environment)
    printed = child.stdout.read()
    _, status, used = os.wait4(child.pid, 0)
    if status:
        sys.exit(f"failed: {' '.join(command)}")
    return float(printed), used.ru_maxrss * 1024


def sales(rows):
    """The table of sales, made by a process of its own: what this one takes would count as its children's."""
    path = PROJECT / "data" / "raw" / f"sales_{rows}.csv"
    if not path.exists():
        subprocess.run([sys.executable, HERE / "sales.py", str(rows), path], check=True)
    return path


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--scale", type=float, default=1.0)
    arguments = parser.parse_args()
    ours = [arguments.binary, "exec", "--memory", "16G", "--timeout", "1200"]
    theirs = [sys.executable, "-W", "ignore"]
    environment = {**os.environ, "PYTHONPATH": str(HERE), "MPLBACKEND": "Agg"}
    print(f"{'question':<34}{'rows':>11}{'theirs':>10}{'ours':>10}{'ratio':>8}{'their peak':>13}{'our peak':>12}{'file':>10}")
    for name, (most, our_imports, our_work, their_imports, their_work) in QUESTIONS.items():
        if arguments.only not in name:
            continue
        rows = max(int(most * arguments.scale), 100)
        file = sales(rows) if "csv" in our_work else None
        theirs_took = measure(theirs, script(their_imports, their_work, rows, arguments.rounds), environment)
        ours_took = measure(ours, script(our_imports, our_work, rows, arguments.rounds))
        size = f"{file.stat().st_size / 1e6:7.0f} MB" if file else ""
        print(
            f"{name:<34}{rows:>11}{theirs_took[0]:>8.2f} s{ours_took[0]:>8.2f} s{theirs_took[0] / ours_took[0]:>8.2f}"
            f"{theirs_took[1] / 1e6:>10.0f} MB{ours_took[1] / 1e6:>9.0f} MB{size:>10}",
            flush=True,
        )


main()
