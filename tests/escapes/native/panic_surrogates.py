# attack: lone surrogates in every place a native function expects well-formed text
# prints: refused: 27
import datetime
import json
import re
import string
import time
import unicodedata

s = "\ud800"
calls = [lambda: getattr(object(), s), lambda: setattr(type("C", (), {})(), s, 1), lambda: type(s, (), {}), lambda: type("C", (), {"__slots__": [s]}), lambda: type("C", (), {s: 1})(), lambda: print(**{s: 1}), lambda: (lambda **k: k)(**{s: 1}),
         lambda: (lambda: 0)(**{s: 1}), lambda: "%(" + s + ")s" % {s: 1}, lambda: ("{" + s + "}").format(**{s: 1}), lambda: format(1, s), lambda: format(1.0, s + ">5"), lambda: int(s), lambda: float(s), lambda: complex(s), lambda: s.encode(s),
         lambda: json.dumps({s: s}), lambda: json.loads('"' + s + '"'), lambda: re.compile(s + "+"), lambda: re.compile("(?P<" + s + ">a)"), lambda: time.strftime(s), lambda: datetime.datetime.now().strftime(s + "%f"), lambda: datetime.datetime.fromisoformat(s * 10),
         lambda: datetime.datetime.strptime(s, s), lambda: string.Template("$" + s).substitute({s: 1}), lambda: unicodedata.normalize(s, s), lambda: unicodedata.lookup(s), lambda: unicodedata.name(s), lambda: s.isidentifier(), lambda: s.upper().title().casefold(),
         lambda: open(s), lambda: int.from_bytes(b"", s), lambda: (1).to_bytes(1, s), lambda: b"".decode(errors=s), lambda: bytes.fromhex(s), lambda: ValueError(s).add_note(s), lambda: __import__("math") and s, lambda: object.__getattribute__(1, s),
         lambda: setattr(type("C", (), {}), s, 1), lambda: type("C", (), {"__qualname__": s})(), lambda: repr(type(s, (), {"__module__": s})), lambda: repr(type(s, (), {})()), lambda: str(KeyError(s)), lambda: memoryview(b"a").cast(s), lambda: s.join([s, "a"]), lambda: sorted([s, "a"])]
refused = 0
for c in calls:
    try:
        c()
    except Exception:
        refused += 1
print("refused:", refused)
