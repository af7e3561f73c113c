def unpack(record, depth=0):
    if depth == 40:
        raise ValueError(f"cannot read {record!r}")
    return unpack(record, depth + 1)

unpack({f"field_{i}": "value " * 20 for i in range(400)})
