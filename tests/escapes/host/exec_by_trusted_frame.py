# attack: let trusted code call exec, so that the skill lands in a trusted namespace
# prints: landed in the script: True
import asyncio
import functools
import logging

skill = load_skill("filter_high_risk")
before = set(globals())

async def main():
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, context: None)
    loop.call_soon(exec, skill)
    await asyncio.sleep(0)

for attempt in (
    lambda: asyncio.run(main()),
    lambda: functools.reduce(lambda _, s: exec(s), [skill], None),
    lambda: list(map(exec, [skill])),
    lambda: logging.Logger("x").info(exec),
):
    try:
        attempt()
    except Exception:
        pass
if hasattr(asyncio, "filter_high_risk") or hasattr(logging, "filter_high_risk"):
    print("ESCAPED")
print("landed in the script:", "filter_high_risk" in globals())
