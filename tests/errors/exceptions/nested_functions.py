# Three frames, each with its mark.
def ratio(part, whole):
    return part / whole


def share(parts, index):
    return round(ratio(parts[index], sum(parts)), 2)


def report(groups):
    return {name: share(parts, 0) for name, parts in groups.items()}


print(report({"north": [1, 2], "south": [0, 0]}))
