# attack: a loop inside a handler, and a finally block that leaves the function before the stop can
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
def run():
    while True:
        try:
            while True:
                pass
        finally:
            break
    return "ESCAPED left by finally"

while True:
    print(run())
