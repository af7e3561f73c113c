# attack: object.__reduce_ex__ returns functions of the trusted module copyreg
# prints: [{}, {}, {}, {}]
class C:
    pass

for proto in (0, 1, 2, 4):
    fn = C().__reduce_ex__(proto)[0]
    ns = getattr(fn, "__globals__", None)
    if isinstance(ns, dict) and ns is not globals() and ns:
        print("ESCAPED copyreg's globals through protocol", proto)
    b = getattr(fn, "__builtins__", None)
    if isinstance(b, dict) and callable(b.get("eval")):
        print("ESCAPED copyreg's builtins through protocol", proto)
print([getattr(C().__reduce_ex__(proto)[0], "__globals__", None) for proto in (0, 1, 2, 4)])
