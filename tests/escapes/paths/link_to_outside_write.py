# attack: writes, appends and truncates through the link
# prints: refused: 12
refused = 0
for mode in ("w", "a", "r+", "x"):
    for p in ("workspace/link_out", "workspace/abs_link", "workspace/link_dir/new_file"):
        try:
            with open(p, mode) as f:
                f.write("x")
            print("ESCAPED wrote", p, mode)
        except OSError:
            refused += 1
print("refused:", refused)
