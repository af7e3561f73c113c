# attack: two hundred thousand line continuations, then nothing
# prints: 1
# source: "x = 1 " then repeat "\\\n" 200000 then "\nprint(x)\n"
