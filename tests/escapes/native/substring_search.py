# attack: worst cases of find, count, replace and rsplit over long periodic texts
# stopped by: ExecutionTimeout
# prints: -1
# prints: False
# prints: 0
# prints: -1
# prints: -1
# prints: 1
# prints: 2000000
# limits: timeout=3
h = "a" * 2000000
n = "a" * 1000000 + "b" + "a" * 900000
for way in (lambda: h.find(n), lambda: n in h, lambda: h.count("a" * 999999 + "b"), lambda: h.rfind("b" + "a" * 1000000), lambda: h.encode().find(n.encode()), lambda: h.split(n), lambda: h.replace(n, "")):
    found = way()
    print(found if isinstance(found, (int, bool)) else len(found))
