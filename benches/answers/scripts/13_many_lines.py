for row in range(10_000):
    print(f"row {row}: ok")
