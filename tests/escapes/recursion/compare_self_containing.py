# attack: comparing two containers that contain themselves and each other
# stopped by: RecursionError
a, b = [], []
a.append(b)
b.append(a)
a == [b]
c, d = {}, {}
c["x"] = d
d["x"] = c
c == {"x": {"x": {"x": c}}}
a == b
