# attack: spends the budget inside __del__ and generator close, where exceptions are ignored
# stopped by: InstructionLimit or ExecutionTimeout
# limits: timeout=5 instructions=100000
class D:
    def __del__(self):
        for i in range(10 ** 9):
            pass

while True:
    D()
    print("ESCAPED the budget was lost in __del__")
