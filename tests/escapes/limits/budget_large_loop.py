# attack: a loop whose body is too large for a short jump, and goes on before it is through
# source: "def f(x):\n    while True:\n        if x is None: continue\n" then repeat "        x = x + x - x * 2\n" 9000 then "        x = None\nf(1)\n"
# stopped by: InstructionLimit
# limits: timeout=20 instructions=100000
