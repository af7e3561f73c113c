# What the server says of each connection, or why there is none: sslmode is honoured, and nothing it asks for is weakened.
from orchestrator.mcp.data import load_sql

QUERY = "select ssl, version from pg_stat_ssl where pid = pg_backend_pid()"
NAMES = (
    None, "plain", "required", "bound", "full", "system", "any_name", "other_name", "other_authority", "required_other",
    "no_file", "socket",
)
for name in NAMES:
    try:
        print(f"{name}: {load_sql(QUERY, connection=name).to_dict('records')}")
    except OSError as error:
        print(f"{name}: {type(error).__name__}: {error}")
