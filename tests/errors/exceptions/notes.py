# Notes added on the way up.
def load(row):
    return float(row["price"])


for number, row in enumerate([{"price": "1.5"}, {"price": "n/a"}], start=1):
    try:
        load(row)
    except ValueError as error:
        error.add_note(f"in row {number}")
        error.add_note("prices are numbers with a point")
        raise
