# attack: the file name and text of a hand-made SyntaxError are shown whole
# stopped by: SyntaxError
# limits: timeout=5 memory=256M output=64K
raise SyntaxError("m" * 10_000_000, ("f" * 20_000_000, 1, 1, "x" * 20_000_000))
