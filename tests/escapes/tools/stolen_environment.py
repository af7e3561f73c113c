# attack: have a server tell the secrets it was given, and what else the program's environment holds
# prints: {'token': '***', 'foreign': []}
from servers.fixture import environment

print(environment())
