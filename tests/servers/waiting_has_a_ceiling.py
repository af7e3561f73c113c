# But no longer than the ceiling of its own.
# timeout: 1
# waiting: 1
from servers.fixture import hang

hang()
