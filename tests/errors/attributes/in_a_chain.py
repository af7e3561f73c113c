# The failing link of a long chain is marked, not the whole line.
record = {"user": {"name": "Ada Lovelace"}}
initials = record.get("user").get("name").split(" ").joined("")
print(initials)
