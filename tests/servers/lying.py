# A tool that gives something else than it declares: the value comes all the same, with a warning.
# server: hard hard
from servers.hard import misreport

print(misreport())
print(await misreport())
