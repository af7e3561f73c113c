# A call that is given up is cancelled in its server too.
import asyncio
from pathlib import Path
from servers.fixture import hang

try:
    await asyncio.wait_for(hang(), 0.2)
except TimeoutError:
    print("given up")
told = Path("workspace/cancelled.txt")
while not told.exists() or not told.read_text():
    await asyncio.sleep(0.02)
print(told.read_text())
