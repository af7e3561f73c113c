"""What scipy took out, and names that are not there."""
import scipy.signal

for name in ("cwt", "ricker", "hann", "morlet2", "nothing"):
    try:
        getattr(scipy.signal, name)
    except AttributeError as error:
        print(error)
