# A condition without its colon.
total = 5
if total > 3
    print("large")
