# attack: the opener callback returns a descriptor of its own choice and sees the host path
# prints: refused: 5
seen = []

def opener(path, flags):
    seen.append(path)
    return 0

refused = 0
for kw in ({"opener": opener}, {"opener": lambda p, f: 1}, {"opener": open}, {"closefd": False}, {"opener": opener, "buffering": 0}):
    try:
        f = open("workspace/probe", "rb", **kw)
    except (TypeError, ValueError, OSError):
        refused += 1
        continue
    if seen:
        print("ESCAPED opener was called with", seen)
print("refused:", refused)
