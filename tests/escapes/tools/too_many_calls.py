# attack: call a tool more often than an execution may
# prints: 1000 answered, then RuntimeError: the execution has made its 1000 calls of tools
# limits: timeout=30 memory=256M
from servers.fixture import add

count = 0
try:
    while True:
        add(a=1, b=2)
        count += 1
except RuntimeError as error:
    print(f"{count} answered, then {type(error).__name__}: {error}")
