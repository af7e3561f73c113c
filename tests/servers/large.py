# Ten megabytes back are a value like any other.
from servers.fixture import big

print(len(big(bytes=10_000_000)))
