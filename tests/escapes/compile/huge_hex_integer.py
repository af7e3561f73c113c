# attack: a hexadecimal literal of two million digits has no digit limit
# stopped by: SyntaxError or MemoryError or ExecutionTimeout
# prints: 8000000
# limits: timeout=5
# source: "x = 0x" then repeat "f" 2000000 then "\nprint(x.bit_length())\n"
