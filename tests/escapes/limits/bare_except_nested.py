# attack: many nested handlers, each swallowing and starting again
# stopped by: ExecutionTimeout
# limits: timeout=1
def spin(depth):
    while True:
        try:
            if depth:
                spin(depth - 1)
            while True:
                pass
        except:
            print("ESCAPED at depth", depth)
            continue

spin(20)
