# generate_report with frames: as the whole content, in a list, by name, from a function; long and wide ones are cut and say so
import re
from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp.viz import generate_report


def main(path):
    text = Path(path).read_text().split("<main>")[1].split("</main>")[0]
    return re.sub(r"\n+", "\n", text).strip()


def local():
    inner = pd.Series([1, 2], index=["a", "b"], name="n")
    return main(generate_report("{{ inner }}", output="local.html"))


print(main(generate_report(pd.DataFrame({"x": [1, 20000], "when": pd.to_datetime(["2024-01-01 00:00", "2024-05-01 10:30"])}))))
print(main(generate_report(["Before", pd.DataFrame({"p": [0.00001, 0.5, np.inf]}), "after"], output="list.html")))
print(local())
print(main(generate_report("{{ top }}", frames={"top": pd.DataFrame({"n": range(1000)})}, max_rows=2)))
wide = pd.DataFrame(np.zeros((1, 500)))
print(main(generate_report("{{ wide }}")).count("<td"), re.findall(r'class="note">([^<]*)', main(generate_report(wide))))
grouped = pd.DataFrame({"a": ["x", "x", "y"], "b": [1, 2, 1], "v": [1.5, 2.5, 3.0]}).groupby(["a", "b"]).agg(["sum", "mean"])
print(main(generate_report(grouped)))
print(main(generate_report([pd.DataFrame({"cell": ["<img src=x onerror=alert(1)>", "x" * 5000, None]})]))[:330])
