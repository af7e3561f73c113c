# A server with a login, as the Python SDK makes it: the tokens of `tools login` let a script in, and are renewed when they end.
from servers.notes import expire, notes

print(notes())
print(expire())
print(notes())
