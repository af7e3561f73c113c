# Single quotes are not JSON.
import json

payload = "{'name': 'Ada', 'age': 36}"
data = json.loads(payload)
print(data)
