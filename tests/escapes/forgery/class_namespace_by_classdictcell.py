# attack: type() hands a class's own dictionary to any cell given as __classdictcell__
# prints: False True
def make_cell():
    content = None

    def holder():
        return content

    return holder.__closure__[0]


cell = make_cell()
Owner = type("Owner", (), {"__classdictcell__": cell, "value": ["marker" * 9]})
names = cell.cell_contents
if names is not None:
    names["planted"] = 1
    if hasattr(Owner, "planted"):
        print("ESCAPED wrote to a class past its version")
print(hasattr(Owner, "planted"), Owner.value == ["marker" * 9])
