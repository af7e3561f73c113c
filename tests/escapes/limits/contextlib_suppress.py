# attack: contextlib.suppress(BaseException) and ExitStack swallow through trusted code
# stopped by: ExecutionTimeout
# limits: timeout=1
import contextlib

while True:
    with contextlib.ExitStack() as stack:
        stack.push(lambda *a: True)
        with contextlib.suppress(BaseException):
            while True:
                pass
    print("ESCAPED suppressed the limit")
