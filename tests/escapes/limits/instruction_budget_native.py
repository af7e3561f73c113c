# attack: does all its work in native calls so that few instructions are counted
# stopped by: ExecutionTimeout
# limits: timeout=1 instructions=100000
while True:
    sum(range(10 ** 7))
    sorted(range(10 ** 6), reverse=True)
    list(map(abs, range(10 ** 6)))
