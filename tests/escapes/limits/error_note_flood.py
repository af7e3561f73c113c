# attack: text of an exception that is neither printed nor cut (notes, class name, syntax fields), six times as long as JSON
# stopped by: ValueError
# limits: timeout=5 memory=256M output=64K
error = ValueError("short")
error.add_note("\x01" * 30_000_000)
raise error
