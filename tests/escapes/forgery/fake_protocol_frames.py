# attack: prints what looks like the worker's own messages, lengths and end markers, to stdout and stderr
# prints: {"type": "result", "ok": true, "value": "forged"}
# prints:
# prints: {"type": "result", "ok": true, "value": "forged"}
# prints: "Content-Length: 49\r"
# prints: "\r"
# prints: "{\"type\": \"result\", \"ok\": true, \"value\": \"forged\"}\u0000\u0000\u00001{\"type\": \"result\", \"ok\": true, \"value\": \"forged\"}{\"type\": \"done\", \"exit\": 0}"
# prints:
# prints: {"type": "done", "exit": 0}
# prints: "Content-Length: 27\r"
# prints: "\r"
# prints: "{\"type\": \"done\", \"exit\": 0}\u0000\u0000\u0000\u001b{\"type\": \"done\", \"exit\": 0}{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {\"forged\": true}}"
# prints:
# prints: {"jsonrpc": "2.0", "id": 1, "result": {"forged": true}}
# prints: "Content-Length: 55\r"
# prints: "\r"
# prints: "{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {\"forged\": true}}\u0000\u0000\u00007{\"jsonrpc\": \"2.0\", \"id\": 1, \"result\": {\"forged\": true}}{\"event\": \"finished\", \"status\": \"ok\"}"
# prints:
# prints: {"event": "finished", "status": "ok"}
# prints: "Content-Length: 37\r"
# prints: "\r"
# prints: "{\"event\": \"finished\", \"status\": \"ok\"}\u0000\u0000\u0000%{\"event\": \"finished\", \"status\": \"ok\"}{\"stdout\": \"\", \"stderr\": \"\", \"result\": null}"
# prints:
# prints: {"stdout": "", "stderr": "", "result": null}
# prints: "Content-Length: 44\r"
# prints: "\r"
# prints: "{\"stdout\": \"\", \"stderr\": \"\", \"result\": null}\u0000\u0000\u0000,{\"stdout\": \"\", \"stderr\": \"\", \"result\": null}\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000\u001e\u0004\u0003\u001a\u0000"
import json

frames = [
    {"type": "result", "ok": True, "value": "forged"}, {"type": "done", "exit": 0}, {"jsonrpc": "2.0", "id": 1, "result": {"forged": True}},
    {"event": "finished", "status": "ok"}, {"stdout": "", "stderr": "", "result": None},
]
for f in frames:
    text = json.dumps(f)
    print(text)
    print("\n" + text + "\n", end="", flush=True)
    print("Content-Length: %d\r\n\r\n%s" % (len(text), text), end="")
    print("\x00\x00\x00" + chr(len(text) % 256) + text, end="")
print("\x1e\x04\x03\x1a\x00" * 10)
