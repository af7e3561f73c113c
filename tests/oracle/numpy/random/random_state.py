# RandomState objects
import numpy as np

rs = np.random.RandomState(42)
print(rs.rand(3), rs.randn(2), rs.randint(0, 10, 5), rs.choice(5, 2), rs.uniform(0, 1), rs.normal(size=2), rs.permutation(5))
other = np.random.RandomState(42)
print(other.random_sample(3), other.random(2), other)
np.random.seed(42)
print(np.random.RandomState(42).rand() == np.random.rand())
