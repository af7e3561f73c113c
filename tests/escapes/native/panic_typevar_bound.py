# attack: evaluating the bound of a type parameter asks for the bound of the same type parameter (needs 3.12 syntax)
# stopped by: RuntimeError
def probe():
    return T.__bound__

class C[T: probe()]:
    pass

T = C.__type_params__[0]
T.__bound__
