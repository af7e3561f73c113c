# attack: prints one character without end
# stopped by: OutputLimit or ExecutionTimeout
# limits: timeout=5 output=64K
while True:
    try:
        print("x", end="", flush=True)
    except BaseException:
        print("ESCAPED caught the output limit")
