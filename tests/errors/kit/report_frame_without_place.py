# A frame that the text does not name.
import pandas as pd

from orchestrator.mcp.viz import generate_report

generate_report("# Sales\n\nNothing here.", frames={"sales": pd.DataFrame({"n": [1]})})
