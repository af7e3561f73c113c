# attack: two hundred thousand line continuations, then nothing
# stopped by: SyntaxError or MemoryError or nothing
# source: "x = 1 " then repeat "\\\n" 200000
