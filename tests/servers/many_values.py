# An answer with more values than a message may have is a failure: a short text can become a very large tree.
# server: hard hard
from client import ToolError
from servers.hard import echo, structure

try:
    structure(n=300_000)
except ToolError as error:
    print(error)
print(echo(text="it goes on"))
