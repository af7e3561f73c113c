# Three values for two names.
for name, score in [("ada", 91), ("grace", 88, "extra")]:
    print(name, score)
