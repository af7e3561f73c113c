# limits: --timeout 2
# A query that outlives its script is ended in the server too, over another connection with TLS.
from orchestrator.mcp.data import load_sql

load_sql("select sleep(600) as slept", connection="identity")
