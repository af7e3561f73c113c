# attack: the shortest loop there is
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
while True: pass
