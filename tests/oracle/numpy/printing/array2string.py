# array2string and array_repr
import numpy as np

a = np.array([1.23456, 2.0, 1000.5])
print(np.array2string(a), np.array2string(a, precision=2), np.array2string(a, separator=", "), np.array2string(np.arange(3), prefix="x = "), np.array2string(a, formatter={"float_kind": lambda x: "%.1f" % x}), np.array2string(np.arange(1000), threshold=5), np.array_str(a, precision=1), np.array_repr(np.array([1, 2])), np.array2string(a, max_line_width=10), np.array2string(a, suppress_small=True, precision=1), np.array2string(np.array([[1, 2], [3, 4]]), separator=","))
print(np.format_float_positional(1234.5678, precision=2), np.format_float_positional(0.1), np.format_float_scientific(12345.678, precision=3), np.format_float_positional(3.0, trim="-"), np.format_float_scientific(1.5))
