# attack: a future is initialised twice; dropping its old loop under the lock runs a __del__ that reads it
# stopped by: InternalError or ImportError or nothing
import asyncio

class Loop:
    def get_debug(self):
        return False
    def __del__(self):
        f._loop

f = asyncio.Future(loop=Loop())
f.__init__(loop=Loop())
