# attack: two hundred thousand line continuations, then nothing
# stopped by: SyntaxError or MemoryError
# prints: 1
# source: "x = 1 " then repeat "\\\n" 200000 then "\nprint(x)\n"
