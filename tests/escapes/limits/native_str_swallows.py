# attack: native str() of an exception turns any error of its argument into text, also the one that ends the run
# stopped by: ExecutionTimeout
# limits: timeout=1
class A:
    def __str__(self):
        while True:
            pass
    __repr__ = __str__

while True:
    text = str(Exception(A()))
    text = str(Exception(A(), A()))
    print("ESCAPED swallowed by native code:", text)
