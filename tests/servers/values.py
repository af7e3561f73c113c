# Structured content comes first, a text that is a JSON object or list as a whole is a value, and numbers keep every digit.
# server: hard hard
from servers.hard import claims, echo, exact

print(exact())
for text in ('{"a": 1} and more', "[1, 2", "7", "null", '"x"', "NaN", " [1]\n", '{"n": 123456789012345678901234567890}'):
    print(repr(echo(text=text)))
print(claims())
