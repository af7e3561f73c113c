result = [f"customer {i}: {'text ' * 18}" for i in range(5_000)]
