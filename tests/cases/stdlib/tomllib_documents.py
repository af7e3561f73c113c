# tomllib: reading TOML documents.
import io
import tomllib

document = """
title = "Demo"
count = 1_000
ratio = 2.5
enabled = true
hex = 0xff
when = 2024-02-29
moment = 2024-02-29T12:30:00Z
ports = [8000, 8001]
multi = '''
raw \\n text'''
inline = { x = 1, y = "two" }
dotted.key.name = "deep"

[owner]
name = "Ann"

[owner.address]
city = "Rome"

[[item]]
id = 1

[[item]]
id = 2
tags = ["a", "b"]
"""
data = tomllib.loads(document)
print(data["title"], data["count"], data["ratio"], data["enabled"], data["hex"])
print(data["when"], data["moment"].isoformat(), data["ports"], repr(data["multi"]))
print(data["inline"], data["dotted"], data["owner"])
print(data["item"], type(data["when"]).__name__)
print(tomllib.load(io.BytesIO(b"a = [1, [2, 3]]\n'quoted key' = 1e3")))
print(tomllib.loads("x = 1.10", parse_float=str), tomllib.loads(""), tomllib.loads("inf = -inf"))
print(tomllib.loads('s = "tab\\t \\u00e9"')["s"])

for bad in ("a = ", "a = 1\na = 2", "= 1", "a = [1, 2"):
    try:
        tomllib.loads(bad)
    except tomllib.TOMLDecodeError:
        print("invalid:", repr(bad))
