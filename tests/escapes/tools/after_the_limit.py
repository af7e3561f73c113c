# attack: go on calling tools after the limit has struck
# stopped by: ExecutionTimeout
# limits: timeout=1 memory=256M
from servers.fixture import add, echo

while True:
    try:
        while True:
            pass
    except BaseException:
        echo(text="ESCAPED")
    finally:
        add(a=1, b=2)
        print("ESCAPED")
