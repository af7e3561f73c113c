# validate_schema tells what failed, how often, and where first
import json

import pandas as pd

from orchestrator.mcp.data import validate_schema

df = pd.DataFrame({
    "id": [1, 2, 2, 4],
    "email": ["a@x.org", "b@x", None, "d@x.org"],
    "age": ["31", "old", "29", "130"],
    "plan": ["free", "pro", "gold", "free"],
    "start": pd.to_datetime(["2024-01-01", "2024-03-01", "2024-02-01", None]),
    "end": pd.to_datetime(["2024-02-01", "2024-02-01", "2024-02-01", "2024-05-01"]),
})
result = validate_schema(
    df,
    expected_columns=["id", "email", "agge"],
    types={"id": int, "age": "int", "start": "date"},
    not_null=["email", "start"],
    unique=["id", ["id", "plan"]],
    ranges={"age": (0, 120), "id": (None, 3)},
    patterns={"email": r"[^@]+@[^@]+\.[a-z]+"},
    allowed={"plan": ["free", "pro"]},
    rules={"ends after it starts": "end >= start"},
)
for error in result["errors"]:
    print(json.dumps(error, default=str))
print({key: result[key] for key in ("valid", "missing_columns", "extra_columns", "row_count", "checks")})
print(validate_schema(df, {"id": {"type": "int", "nullable": False, "min": 1}, "plan": "str"})["valid"])
for wrong in ({"id": {"tpye": "int"}}, {"id": "integr"}):
    try:
        validate_schema(df, wrong)
    except ValueError as error:
        print(error)
