# attack: arguments that fill the supervisor's memory
# stopped by: ValueError
search_tools("x" * 60_000_000)
print("ESCAPED")
