# attack: exceptions in weakref callbacks are only reported; here the callback spins
# stopped by: ExecutionTimeout
# limits: timeout=1
import weakref

class C:
    pass

def spin(ref):
    while True:
        pass

for _ in range(3):
    c = C()
    r = weakref.ref(c, spin)
    del c
print("ESCAPED the callback was cut but the script went on")
