# attack: spends the time inside module code and class bodies, before any function runs
# stopped by: ExecutionTimeout
# limits: timeout=1
class C:
    try:
        while True:
            pass
    except BaseException:
        print("ESCAPED in a class body")
    while True:
        pass
