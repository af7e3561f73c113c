# An expression in braces.
import pandas as pd

from orchestrator.mcp.viz import generate_report

sales = pd.DataFrame({"n": [1]})
generate_report("# Sales\n\n{{ sales.head(3) }}")
