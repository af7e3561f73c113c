# attack: take the answer of a call that is not one's own, twice, or that was never made
# prints: 3 refused 4
import asyncio
from servers.fixture import add

call = add(a=1, b=2)
value = (await call)["sum"]
refused = 0
for ticket in (call._ticket, 10**6, -1, "1"):
    forged = type(call)("mcp__fixture__add", {}, asyncio.get_running_loop())
    forged._ticket = ticket
    try:
        forged.value()
        print("ESCAPED")
    except (RuntimeError, OverflowError, TypeError, ValueError):
        refused += 1
    forged.close()
print(value, "refused", refused)
