# attack: a hexadecimal literal of two million digits has no digit limit
# stopped by: nothing or SyntaxError or MemoryError or ExecutionTimeout
# limits: timeout=5
# source: "x = 0x" then repeat "f" 2000000
