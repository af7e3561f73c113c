# attack: causes and contexts that form cycles, including through suppressed links and groups
# stopped by: ValueError
a, b, c = ValueError("a"), ValueError("b"), ValueError("c")
a.__cause__ = b
b.__context__ = c
c.__cause__ = a
c.__context__ = b
g = ExceptionGroup("g", [a, b])
a.__context__ = g
g.__cause__ = a
raise a
