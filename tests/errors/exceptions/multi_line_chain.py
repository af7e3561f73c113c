# The failing method of a chain over several lines.
text = " Ada , Grace "
names = (
    text
    .strip()
    .split(",")
    .map(str.strip)
)
