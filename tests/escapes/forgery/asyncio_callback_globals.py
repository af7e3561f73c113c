# attack: asyncio calls callbacks from its own frames; globals and locals as callbacks and as awaitables' results
# prints:
# prints: called 1 time
import asyncio

out = []
called = []

class F:
    def __call__(self, *a):
        called.append(a)
        try:
            raise KeyError
        except KeyError as e:
            frame = e.__traceback__.tb_frame.f_back
        while frame is not None:
            if frame.f_globals is not globals():
                out.append(frame.f_globals.get("__name__"))
            frame = frame.f_back

async def main():
    loop = asyncio.get_running_loop()
    loop.call_soon(F())
    for name in ("_run_once", "_ready", "_selector", "_default_executor", "run_in_executor", "subprocess_exec", "create_connection"):
        if name in ("run_in_executor", "subprocess_exec", "create_connection"):
            try:
                r = getattr(loop, name)(None, print) if name == "run_in_executor" else None
            except (AttributeError, NotImplementedError, RuntimeError, TypeError, PermissionError):
                r = None
            if r is not None and not asyncio.isfuture(r):
                print("ESCAPED an executor", r)
    await asyncio.sleep(0)

asyncio.run(main())
if out:
    print("ESCAPED trusted frames", out)
print("called", len(called), "time")
