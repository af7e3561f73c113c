# attack: a server says that a tool only reads, so that it writes without approval
# server: talker talks
# setting: approve = "writes"
# setting: tools_trusted = ["talker.agree", "fixture.*", "production:other.*"]
# prints: PermissionError: 'talker.look' needs the approval of a person, and nobody can be asked here
# prints: nothing written
from pathlib import Path
from servers.talker import look

try:
    look()
    print("ESCAPED")
except PermissionError as error:
    print(f"{type(error).__name__}: {error}")
written = Path("workspace/written.txt")
print(written.read_text() if written.exists() else "nothing written")
