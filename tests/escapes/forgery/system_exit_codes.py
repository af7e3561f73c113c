# attack: SystemExit with codes that are huge, objects, or pretend success of the whole run
# stopped by: SystemExit
class C:
    def __str__(self):
        return "ok\n" * 5
    def __int__(self):
        return 0

for code in (0, 1 << 80, -1, None, "text", C(), (1, 2), SystemExit(0)):
    try:
        raise SystemExit(code)
    except SystemExit:
        pass
raise SystemExit(C())
