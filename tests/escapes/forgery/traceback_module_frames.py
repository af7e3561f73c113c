# attack: traceback.walk_stack and StackSummary collect frames from inside trusted code
# prints: [('main.py', '<module>')]
import traceback

for frame, line in traceback.walk_stack(None):
    if frame.f_globals is not globals():
        print("ESCAPED frame of", frame.f_globals.get("__name__"))
summary = traceback.StackSummary.extract(traceback.walk_stack(None), capture_locals=True)
for fs in summary:
    if fs.locals and "modules" in fs.locals:
        print("ESCAPED locals", fs.locals.keys())
    if fs.filename.startswith("/") and not fs.filename.startswith("/project"):
        print("ESCAPED host path", fs.filename)
print([(fs.filename, fs.name) for fs in summary])
