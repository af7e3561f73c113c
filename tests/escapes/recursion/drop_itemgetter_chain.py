# attack: operator.itemgetter objects holding each other are not tracked, so dropping the chain recurses natively
# prints: dropped
# limits: timeout=20 memory=1G
import operator

x = 0
for _ in range(1000000):
    x = operator.itemgetter(x)
x = None
print("dropped")
