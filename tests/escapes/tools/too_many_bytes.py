# attack: have large answers written until the disk is full
# server: hard hard
# prints: 4 kept, then OSError: the execution has written too much
# limits: timeout=20 memory=256M
from servers.hard import big

kept = 0
try:
    while True:
        big(bytes=60_000_000)
        kept += 1
except OSError as error:
    print(f"{kept} kept, then {type(error).__name__}: {error}")
