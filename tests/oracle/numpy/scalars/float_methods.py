# float64 behaves as float
import numpy as np

print(np.float64(2.5).hex(), np.float64(3.0).is_integer())
print(round(np.float64(3.14159), 3), round(np.float64(-2.5)))
print(np.float64(7) // 2, np.float64(7) % 2, divmod(np.float64(7), 2))
print(float('1.5') == np.float64(1.5), np.float64('2.5'))
print(max(np.float64(1), 2), min(np.float64(1), 2.0))
print(np.float64(1e400), format(np.float64(0.000123), 'e'), f'{np.float64(1234.5):,.1f}')
print(np.float64(3) is np.float64(3), np.float64(0.1) + 0.2)
print(abs(np.float64(-1.5)), -np.float64(0), int(np.float64(9.99)), bool(np.float64(0)))
