# A file whose name is misspelt.
from pathlib import Path

from orchestrator.mcp.data import load_sql

Path("workspace/sales.csv").write_text("id\n1\n")
load_sql("select * from 'workspace/sale.csv'")
