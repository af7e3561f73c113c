# attack: prints what looks like the worker's own messages, lengths and end markers, to stdout and stderr
# stopped by: nothing
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
