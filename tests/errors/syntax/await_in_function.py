# An await in a plain function.
import asyncio


def load():
    await asyncio.sleep(0)


load()
