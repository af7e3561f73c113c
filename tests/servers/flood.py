# A server that writes 300 KB to standard error before it says hello starts all the same.
from servers.flood import echo

print(echo(text="hello"))
