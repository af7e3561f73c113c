# json: dump and load with file-like objects, and JSON lines.
import io
import json

stream = io.StringIO()
json.dump({"a": [1, 2]}, stream)
stream.write("\n")
json.dump("second", stream)
print(repr(stream.getvalue()))

stream = io.StringIO('{"loaded": true}')
print(json.load(stream))
print(json.load(io.BytesIO(b"[1, 2, 3]")))

records = [{"id": 1, "v": "a"}, {"id": 2, "v": "b"}, {"id": 3, "v": None}]
lines = io.StringIO()
for record in records:
    lines.write(json.dumps(record) + "\n")
lines.seek(0)
back = [json.loads(line) for line in lines]
print(back == records, len(back))

good, bad = [], []
for number, line in enumerate(['{"ok": 1}', "oops", '{"ok": 2}'], start=1):
    try:
        good.append(json.loads(line))
    except json.JSONDecodeError as error:
        bad.append((number, error.lineno, error.colno, error.msg))
print(good, bad)

nested = json.loads('{"users": [{"name": "Ann", "langs": ["py", "c"]}, {"name": "Bob", "langs": []}]}')
for user in nested["users"]:
    print(user["name"], len(user["langs"]), ", ".join(user["langs"]) or "-")
