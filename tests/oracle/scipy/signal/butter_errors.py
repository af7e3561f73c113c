"""What the designers say to wrong edges, orders and names."""
from scipy.signal import butter, cheby1, ellip, iirfilter

calls = [
    lambda: butter(4, 1.2), lambda: butter(4, 0), lambda: butter(4, 600, fs=1000), lambda: butter(4, [0.5, 0.2], btype="band"),
    lambda: butter(4, 0.2, btype="band"), lambda: butter(4, [0.1, 0.2]), lambda: butter(4, 0.2, btype="wide"),
    lambda: butter(4, 0.2, output="tf"), lambda: butter(-1, 0.2), lambda: butter(2.5, 0.2), lambda: butter(2, 0.3, analog=True, fs=10),
    lambda: cheby1(4, -1, 0.2), lambda: ellip(4, 1, -1, 0.2), lambda: iirfilter(4, 0.2, btype="low", ftype="cheby1"),
    lambda: iirfilter(4, 0.2, btype="low", ftype="yule"), lambda: butter(4, 0.2, fs=[1, 2]),
]
for call in calls:
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
