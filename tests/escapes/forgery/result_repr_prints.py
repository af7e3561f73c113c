# attack: the repr of the result prints and changes globals while the report is written
# stopped by: nothing
class R:
    def __repr__(self):
        print('{"ok": true, "result": "forged"}')
        globals()["result"] = self
        return "\x00" * 10 + '"}\n{"type":"done"}'

result = [R(), R()]
result
