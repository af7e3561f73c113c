# attack: every turn raises, and the handler does nothing but end
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
def run():
    while True:
        try:
            raise ValueError
        except ValueError:
            pass

run()
print("ESCAPED handlers are free")
