# attack: short loops inside a loop, each left before the turns are counted
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
def run():
    while True:
        for value in (1, 2, 3):
            if value == 2:
                break
        else:
            continue
        with open_nothing():
            for value in (1, 2, 3):
                continue

class open_nothing:
    def __enter__(self):
        pass

    def __exit__(self, *error):
        return True

run()
print("ESCAPED loops left early are free")
