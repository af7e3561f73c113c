# attack: a future is initialised twice; dropping its old loop under the lock runs a __del__ that reads it
# prints: deleted beside True
import asyncio

class Loop:
    def get_debug(self):
        return False
    def __del__(self):
        print("deleted beside", f._loop is not None)

f = asyncio.Future(loop=Loop())
f.__init__(loop=Loop())
