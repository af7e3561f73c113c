# A pattern may be for one isolation level. This runs at `production`.
# setting: tools_allow = ["development:*", "production:fixture.*"]
# setting: tools_deny = ["development:*.add", "production:*.crash"]
from servers.fixture import add, crash
from servers.flood import echo

for call in (lambda: add(a=1, b=2), crash, lambda: echo(text="x")):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
