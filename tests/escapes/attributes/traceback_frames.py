# attack: catches an exception and climbs its frames to whoever runs the guest
# prints: frames: 1
try:
    1 / 0
except ZeroDivisionError as e:
    frame = e.__traceback__.tb_frame

depth = 0
while frame is not None and depth < 100:
    if frame.f_globals is not globals():
        print("ESCAPED a foreign frame at", depth)
    b = frame.f_builtins
    b = b if isinstance(b, dict) else vars(b)
    if callable(b.get("eval")):
        print("ESCAPED real builtins at", depth)
    frame = frame.f_back
    depth += 1
print("frames:", depth)
