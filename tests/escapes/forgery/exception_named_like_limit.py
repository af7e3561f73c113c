# attack: an exception class named like a limit, to be mistaken for one by the report
# stopped by: __main__.ExecutionTimeout
class ExecutionTimeout(Exception):
    pass

ExecutionTimeout.__module__ = "builtins"
ExecutionTimeout.__qualname__ = "ExecutionTimeout"
raise ExecutionTimeout("forged")
