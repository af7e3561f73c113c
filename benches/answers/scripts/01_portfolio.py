prices, shares = [100, 150, 200], [10, 5, 2]
result = {"total": sum(p * s for p, s in zip(prices, shares)), "positions": len(prices)}
