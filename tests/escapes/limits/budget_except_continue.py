# attack: every turn raises, and a handler goes on with the next
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
def run():
    while True:
        try:
            raise ValueError
        except BaseException:
            continue

while True:
    try:
        run()
    except BaseException:
        continue
