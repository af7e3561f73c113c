# attack: bound methods of bound methods; attribute lookup and calls forward natively along the chain
# stopped by: AttributeError
class A:
    def m(self):
        pass

Method = type(A().m)
m = A().m
for _ in range(100000):
    m = Method(m, 1)
m.missing_attribute
