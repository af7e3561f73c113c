# attack: fifty thousand awaits in a coroutine
# stopped by: RecursionError or SyntaxError or MemoryError or InternalError
# source: "async def f():\n    return " then repeat "await " 50000 then "x\n"
