# attack: the cell of an annotation scope holds a class's own dictionary; changed there, inline caches keep a freed value
# prints: False None
class Owner:
    value = None
    note: value


def namespace():
    for cell in Owner.__annotate__.__closure__:
        if isinstance(cell.cell_contents, dict):
            return cell.cell_contents


names = namespace()
names["planted"] = 1
if hasattr(Owner, "planted"):
    print("ESCAPED wrote to a class past its version")
names["value"] = ["marker" * 9]
owner = Owner()


def read(count):
    for _ in range(count):
        found = owner.value
    return found


read(300)
names["value"] = None
del names["value"]
reuse = [[number] for number in range(3000)]
found = read(3)
if found is not None and found[0] != "marker" * 9:
    print("ESCAPED read freed memory:", found)
print(hasattr(Owner, "planted"), found)
