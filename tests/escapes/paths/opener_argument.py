# attack: the opener callback returns a descriptor of its own choice and sees the host path
# stopped by: nothing
seen = []

def opener(path, flags):
    seen.append(path)
    return 0

for kw in ({"opener": opener}, {"opener": lambda p, f: 1}, {"opener": open}, {"closefd": False}, {"opener": opener, "buffering": 0}):
    try:
        f = open("workspace/probe", "rb", **kw)
    except (TypeError, ValueError, OSError):
        continue
    if seen:
        print("ESCAPED opener was called with", seen)
