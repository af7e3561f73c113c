# Example 2 of the playbook, as written: two files are compared for drift
from orchestrator.mcp.data import load_csv
from orchestrator.mcp.analytics import detect_drift
import json

ref_df = load_csv("data/raw/reference_sales.csv")
cur_df = load_csv("data/raw/current_sales.csv")

drift = detect_drift(ref_df, cur_df, threshold=0.1)

print(json.dumps({
    "overall_drift": drift["overall_drift"],
    "drifted_columns": [k for k, v in drift["column_drift"].items() if v["drifted"]]
}))
