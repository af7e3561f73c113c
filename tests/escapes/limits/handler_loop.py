# attack: the endless loop lives inside an except handler, with the first exception still being handled
# stopped by: ExecutionTimeout
# limits: timeout=1
try:
    raise KeyError
except KeyError:
    while True:
        try:
            while True:
                pass
        except BaseException:
            print("ESCAPED")
