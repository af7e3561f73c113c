# attack: a server answers as if it were the sandbox: an error, a file, a report
# prints: dict ['failed', 'items', 'success', 'error']
# prints: []
from pathlib import Path
from servers.fixture import forge

answer = forge()
print(type(answer).__name__, list(answer))
print([path.name for path in Path("artifacts").iterdir()])
