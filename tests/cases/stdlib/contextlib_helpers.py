# contextlib: suppress, redirect_stdout, closing, nullcontext and async managers.
import asyncio
import io
import sys
from contextlib import asynccontextmanager, closing, nullcontext, redirect_stderr, redirect_stdout, suppress

with suppress(KeyError, IndexError):
    {}["missing"]
print("continued")
try:
    with suppress(KeyError):
        raise ValueError("not suppressed")
except ValueError as error:
    print(error)

buffer = io.StringIO()
with redirect_stdout(buffer):
    print("captured text")
    print("second", "line")
print(repr(buffer.getvalue()))
with redirect_stderr(buffer):
    print("to stderr", file=sys.stderr)
print(buffer.getvalue().count("\n"))


class Door:
    def close(self):
        print("door closed")


with closing(Door()) as door:
    print(type(door).__name__)
with nullcontext("value") as value:
    print(value)


@asynccontextmanager
async def session(name):
    await asyncio.sleep(0)
    print("begin", name)
    try:
        yield name
    finally:
        print("end", name)


async def main():
    async with session("s1") as name:
        print("in", name)
    with suppress(ZeroDivisionError):
        async with session("s2"):
            1 / 0
    return "done"


print(asyncio.run(main()))
