# What the server says of each connection, or why there is none: ssl-mode is honoured, and nothing it asks for is weakened.
from orchestrator.mcp.data import load_sql

QUERY = "select variable_value as version from information_schema.session_status where variable_name = 'Ssl_version'"
for name in (None, "plain", "required", "identity", "system", "other_name", "other_authority", "socket"):
    try:
        print(f"{name}: {load_sql(QUERY, connection=name).to_dict('records')}")
    except OSError as error:
        print(f"{name}: {type(error).__name__}: {error}")
