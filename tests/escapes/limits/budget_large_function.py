# attack: a function and a loop so large that no jump from their ends to the place of counting fits
# source: "import itertools\ndef f(x):\n    if x: return 1\n    while True:\n        if x is None: continue\n" then repeat "        x = x + x - x * 2\n" 9000 then "        x = None\nfor _ in map(f, itertools.repeat(1)): pass\n"
# stopped by: InstructionLimit
# limits: timeout=20 instructions=100000
