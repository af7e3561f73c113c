# The operator decides what may be called, and how often.
# setting: tools_allow = ["fixture.*"]
# setting: tools_deny = ["*.cra*"]
# setting: tool_calls = 4
from servers.fixture import crash, echo
from servers.flood import echo as elsewhere

for call in (lambda: echo(text="allowed"), crash, lambda: elsewhere(text="x"), lambda: echo(text="the fourth"), lambda: echo(text="x")):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
