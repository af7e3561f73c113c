# attack: skill names that lead out of the store
# prints: refused: 32
names = [
    "../secret_outside", "..", ".", "", "/etc/passwd", "a/b", "a\\b", "a\0b", ".hidden", "x" * 300, "ａ", "con.py",
    "../../../../etc/passwd", "~root", "skill.md", "filter_high_risk/../../data",
]
refused = 0
for name in names:
    try:
        print("ESCAPED", load_skill(name))
    except (KeyError, ValueError):
        refused += 1
    try:
        print("ESCAPED", save_skill(name, "x = 1", "climbs"))
    except (KeyError, ValueError):
        refused += 1
print("refused:", refused)
