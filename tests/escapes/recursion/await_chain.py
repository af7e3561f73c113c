# attack: coroutines awaiting coroutines a hundred thousand deep
# stopped by: RecursionError
async def co(inner):
    if inner is not None:
        await inner

c = None
for _ in range(100000):
    c = co(c)
try:
    c.send(None)
except StopIteration as stop:
    print("returned", stop.value)
