# Leaving the script with exit(), which only an interactive session has.
rows = []
if not rows:
    print("no rows")
    exit(1)
