# attack: sleeps in small pieces inside handlers, so that little bytecode runs
# stopped by: ExecutionTimeout
# limits: timeout=1 instructions=1000000
import time

while True:
    try:
        time.sleep(0.3)
    except BaseException:
        print("ESCAPED caught")
