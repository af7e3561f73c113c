# limits: --timeout 2
# A query that outlives its script is ended in the server too, over another connection with TLS.
from orchestrator.mcp.data import load_sql

load_sql("select 1 as one from pg_sleep(600)", connection="full")
