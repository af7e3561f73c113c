# attack: the same with operator.methodcaller arguments
# prints: dropped
# limits: timeout=20 memory=1G
import operator

x = 0
for _ in range(1000000):
    x = operator.methodcaller("m", x)
x = None
print("dropped")
