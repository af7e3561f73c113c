# attack: the repr of the result prints and changes globals while the report is written
# prints: made
# prints: {"ok": true, "result": "forged"}
# prints: {"ok": true, "result": "forged"}
# result: ["\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\"}\n{\"type\":\"done\"}", "\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\"}\n{\"type\":\"done\"}"]
class R:
    def __repr__(self):
        print('{"ok": true, "result": "forged"}')
        globals()["result"] = self
        return "\x00" * 10 + '"}\n{"type":"done"}'

print("made")
result = [R(), R()]
result
