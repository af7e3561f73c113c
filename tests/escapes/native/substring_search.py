# attack: worst cases of find, count, replace and rsplit over long periodic texts
# stopped by: nothing or ExecutionTimeout
# limits: timeout=3
h = "a" * 2000000
n = "a" * 1000000 + "b" + "a" * 900000
for way in (lambda: h.find(n), lambda: n in h, lambda: h.count("a" * 999999 + "b"), lambda: h.rfind("b" + "a" * 1000000), lambda: h.encode().find(n.encode()), lambda: h.split(n), lambda: h.replace(n, "")):
    way()
