# shuffled split and bootstrap
import numpy as np

np.random.seed(42)
data = np.arange(20).reshape(10, 2)
idx = np.random.permutation(len(data))
train, test = data[idx[:7]], data[idx[7:]]
print(train)
print(test)
boot = np.array([np.random.choice(data[:, 0], 10).mean() for _ in range(5)])
print(boot, np.percentile(boot, [2.5, 97.5]))
