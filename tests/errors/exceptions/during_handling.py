# An error in a handler.
record = {"id": 7}
try:
    name = record["name"]
except KeyError:
    name = record["title"].strip()
