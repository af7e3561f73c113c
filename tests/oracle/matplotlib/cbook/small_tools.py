# Lists, texts and names of arguments.
import numpy as np
from matplotlib import cbook
from matplotlib.lines import Line2D

print(list(cbook.flatten([1, [2, (3, "ab")], ["x"]])), cbook.silent_list("Line2D", [1, 2]), cbook.silent_list("x"))
print(cbook.is_math_text("$a$"), cbook.is_math_text("a$"), cbook.is_math_text(r"\$a$b$"), cbook.strip_math(r"$1\times10^{3}$"))
print(cbook.is_scalar_or_string("a"), cbook.is_scalar_or_string([1]), cbook.sanitize_sequence({"a": 1}.keys()), cbook.sanitize_sequence([1]))
print(cbook.normalize_kwargs({"lw": 1, "c": "r"}, {"linewidth": ["lw"], "color": ["c"]}), cbook.normalize_kwargs(None), cbook.normalize_kwargs({"lw": 1, "c": "r"}, Line2D))
print(cbook.contiguous_regions([0, 1, 1, 0, 1]), cbook.contiguous_regions([]), [x.tolist() for x in cbook.index_of([3, 4])])
print([x.tolist() for x in cbook.delete_masked_points([1, np.nan, 3], [4, 5, 6])], cbook.simple_linear_interpolation(np.array([[1.0, 2], [3, 4]]), 2).tolist())
try:
    cbook.normalize_kwargs({"lw": 1, "linewidth": 2}, {"linewidth": ["lw"]})
except TypeError as error:
    print(error)
