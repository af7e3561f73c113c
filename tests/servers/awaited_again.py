# A call that was given up has no answer, however often it is awaited.
import asyncio
from servers.fixture import hang

call = hang()
try:
    await asyncio.wait_for(call, 0.2)
except TimeoutError:
    print("given up")
try:
    await call
except RuntimeError as error:
    print(error)
