# Under `strict` a script gets tokens in place of personal data: in texts, in values, in failures, in files.
# server: hard hard
# setting: pii = "strict"
# setting: tool_result_bytes = "1K"
import re
from servers.hard import add, echo, fail, letters, say


def shown(value):
    return re.sub(r"\[([A-Z_]+)_[a-z2-7_]+\]", r"[\1]", str(value))


text = echo(text="mail john@example.com or call 555-123-4567")
print(shown(text))
print(shown(say(text={"card": 4111111111111111, "jane@example.org": ["192.168.17.4", 7]})))
print(shown(echo(text='{"email": "john@example.com", "n": 12}')))
try:
    fail(text="no account for john@example.com")
except Exception as error:
    print(shown(error))
large = echo(text="a row of john@example.com\n" * 100)
print(large.bytes > 1024, shown(set(large)))
print(len({echo(text="john@example.com") for _ in range(2)}), add(a=1, b=2))

# The server itself gets the values back.
print(letters(text=text), say(text=text)["said"] == text)
