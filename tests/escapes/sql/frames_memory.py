# attack: a join over frames whose answer does not fit anywhere
# stopped by: MemoryLimit
# limits: timeout=60 memory=256M
import pandas as pd

from orchestrator.mcp.data import load_sql

df = pd.DataFrame({"a": range(60_000)})
load_sql("select x.a, y.a as b from df as x cross join df as y")
