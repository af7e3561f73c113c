# A call written over several lines, with a wrong keyword. FIXME: CPython shows all lines.
def plot(title, width, height):
    return (title, width, height)


plot(
    "Revenue by region",
    width=800,
    heigth=600,
)
