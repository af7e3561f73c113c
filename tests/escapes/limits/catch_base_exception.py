# attack: catches whatever ends the run and goes on
# stopped by: ExecutionTimeout
# limits: timeout=1
n = 0
while True:
    try:
        while True:
            n += 1
    except BaseException:
        print("ESCAPED caught the limit")
