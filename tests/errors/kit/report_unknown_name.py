# A name in braces that is nowhere, with what there is.
import pandas as pd

from orchestrator.mcp.viz import generate_report

sales = pd.DataFrame({"n": [1]})
total = 5


def write():
    by_region = sales.groupby("n").size()
    generate_report("{{ by_region }} {{ salse }}", frames={"top": sales})


write()
