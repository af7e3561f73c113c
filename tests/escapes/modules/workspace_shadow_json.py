# attack: workspace/json.py exists; an import of json must give the trusted one, and never run the file
# prints: [1]
import json
if not hasattr(json, "loads") or json.loads("1") != 1:
    print("ESCAPED json was taken from the workspace")
print(json.loads("[1]"))
