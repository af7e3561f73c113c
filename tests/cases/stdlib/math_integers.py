# math: integer functions, combinatorics and number theory.
import math

print(math.factorial(10), math.factorial(25), math.gcd(48, 36), math.gcd(12, 18, 27), math.lcm(4, 6, 10))
print(math.comb(5, 2), math.perm(5, 2), math.perm(4), math.comb(52, 5), math.comb(3, 5))
print(math.prod([1, 2, 3, 4]), math.prod([], start=7), math.prod([0.5, 4]))
print(math.isqrt(10**30), math.isqrt(99), math.gcd(0, 5), math.gcd(), math.lcm(0, 3))
print(math.ceil(10**20 / 3) > 0, math.floor(10**25), math.log2(2**1000), round(math.log10(10**400), 6))


def primes(limit):
    sieve = [True] * (limit + 1)
    for n in range(2, math.isqrt(limit) + 1):
        if sieve[n]:
            sieve[n * n :: n] = [False] * len(sieve[n * n :: n])
    return [n for n in range(2, limit + 1) if sieve[n]]


def factorise(n):
    factors = {}
    for p in primes(math.isqrt(n) + 1):
        while n % p == 0:
            factors[p] = factors.get(p, 0) + 1
            n //= p
    if n > 1:
        factors[n] = factors.get(n, 0) + 1
    return factors


print(primes(50), factorise(360), factorise(9973 * 7), math.prod(p**k for p, k in factorise(5040).items()))
print([math.comb(6, k) for k in range(7)], sum(math.comb(6, k) for k in range(7)) == 2**6)
for call in (lambda: math.factorial(-1), lambda: math.isqrt(-1), lambda: math.comb(-1, 2)):
    try:
        call()
    except ValueError:
        print("negative numbers are refused")
try:
    math.factorial(2.5)
except TypeError:
    print("whole numbers only")
coprime = [(a, b) for a in range(2, 7) for b in range(a, 7) if math.gcd(a, b) == 1]
print(coprime)
