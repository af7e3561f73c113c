# attack: coroutines that await one another for ever, in an asynchronous loop
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import asyncio

class Endless:
    def __aiter__(self):
        return self

    async def __anext__(self):
        return 1

async def run():
    async for _ in Endless():
        pass
    print("ESCAPED an asynchronous loop is free")

await run()
