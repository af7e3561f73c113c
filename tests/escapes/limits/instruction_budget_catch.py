# attack: catches the end of the instruction budget and continues with what is left
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
while True:
    try:
        for i in range(10 ** 9):
            pass
    except BaseException:
        print("ESCAPED went on after the instruction budget")
