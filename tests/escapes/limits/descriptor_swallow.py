# attack: __set_name__, __init_subclass__ and property errors are wrapped by the interpreter; the wrapper is caught
# stopped by: ExecutionTimeout
# limits: timeout=1
class D:
    def __set_name__(self, owner, name):
        while True:
            pass

while True:
    try:
        type("C", (), {"d": D()})
    except BaseException:
        print("ESCAPED wrapped and caught")
