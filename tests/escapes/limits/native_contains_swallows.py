# attack: range.__contains__ and others answer False when the element's __eq__ raises, whatever it raised
# stopped by: ExecutionTimeout
# limits: timeout=1
class A:
    def __eq__(self, other):
        while True:
            pass
    def __hash__(self):
        return 1

while True:
    A() in range(10)
    print("ESCAPED swallowed by range.__contains__")
