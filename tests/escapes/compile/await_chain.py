# attack: fifty thousand awaits in a coroutine
# stopped by: SyntaxError
# source: "async def f():\n    return " then repeat "await " 50000 then "x\n"
