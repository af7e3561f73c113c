# attack: looks for what the script left behind that a template runs before it forks workers
# prints: names: []
# prints: classes: []
# prints: main.py 1 / 0
import traceback

LEFT = {"Total", "summed", "rows", "text", "numbers", "frame", "large", "by_region", "joined", "result", "error"}

print("names:", sorted(LEFT & set(globals())))


def below(cls):
    try:
        return cls.__subclasses__()
    except Exception:
        return []


classes = below(object)
for cls in classes:
    if cls is not type:
        classes.extend(below(cls))
print("classes:", sorted({cls.__name__ for cls in classes} & LEFT))
try:
    1 / 0
except ZeroDivisionError as error:
    entry = traceback.extract_tb(error.__traceback__)[-1]
    print(entry.filename, entry.line)
