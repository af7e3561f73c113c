# sieve of primes and gcds
import numpy as np

n = 50
sieve = np.ones(n + 1, dtype=bool)
sieve[:2] = False
for i in range(2, int(n ** 0.5) + 1):
    if sieve[i]:
        sieve[i * i::i] = False
print(np.flatnonzero(sieve), np.gcd.reduce([12, 18, 30]), np.lcm.reduce([4, 6, 10]), sieve.sum())
