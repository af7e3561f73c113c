# attack: a server names the files that its answer becomes, and a script makes up a handle
# server: hard hard
# prints: ['artifacts/hard_media_1.wav', 'artifacts/hard_media_2.x']
# prints: refused 4
from client import LargeResult
from servers.hard import media

media()
print(sorted(list_files("artifacts"))[:2])
refused = 0
for path in ("../secret_outside", "/etc/passwd", ".mcp.json", "artifacts/../../secret_outside"):
    try:
        print("ESCAPED", LargeResult(path, 1, "text").read())
    except OSError:
        refused += 1
print("refused", refused)
