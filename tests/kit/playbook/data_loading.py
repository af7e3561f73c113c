# The playbook's snippet of orchestrator.mcp.data; the database is the only SQLite file of the project
# with: shop.db
from orchestrator.mcp.data import load_csv, load_sql, validate_schema

# Load CSV with optional dtype specification
df = load_csv("data/raw/sales.csv", dtype={"id": str, "amount": float})
print(df.shape)

# Load from SQL database (requires connection string in env)
df = load_sql("SELECT * FROM customers LIMIT 1000")
print(df)

# Validate DataFrame schema
result = validate_schema(df, expected_columns=["id", "name", "email"])
print(result)
