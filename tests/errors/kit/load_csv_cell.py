# A cell that is no number, in a column asked for as one.
from pathlib import Path

from orchestrator.mcp.data import load_csv

Path("workspace/sales.csv").write_text("id,amount\n1,9.5\n2,many\n")
sales = load_csv("workspace/sales.csv", dtype={"amount": float})
