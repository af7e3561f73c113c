# Waiting for a tool does not count against the time limit.
# timeout: 1
from servers.fixture import sleep

print(sleep(seconds=2))
