# attack: import something else than a server's module through the package of servers
# prints: 6 refused
refused = 0
try:
    import servers.os
except ImportError:
    refused += 1
try:
    import servers.fixture.os
except ImportError:
    refused += 1
try:
    from servers.fixture import os
except ImportError:
    refused += 1
try:
    from servers.fixture import __builtins__ as builtins
    builtins.__getattribute__("__import__")
except (ImportError, AttributeError):
    refused += 1
try:
    from _host import start
except ImportError:
    refused += 1
try:
    from _server_tools import call_server_tool
except ImportError:
    refused += 1
print(refused, "refused")
