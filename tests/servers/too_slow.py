# A call that takes too long is cancelled in its server, which is told why.
from pathlib import Path
from servers.impatient import hang

try:
    hang()
except TimeoutError as error:
    print(error)
told = Path("workspace/cancelled.txt")
while not told.exists() or not told.read_text():
    pass
print(told.read_text())
