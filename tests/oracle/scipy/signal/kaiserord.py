"""How long a filter by Kaiser's window must be."""
from scipy.signal import kaiser_atten, kaiser_beta, kaiserord

print(kaiserord(65, 0.1), [kaiser_beta(a) for a in (10, 40, 65)], round(kaiser_atten(211, 0.0375), 9))
try:
    kaiserord(5, 0.1)
except ValueError as error:
    print(error)
