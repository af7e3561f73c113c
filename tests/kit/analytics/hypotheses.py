# the tests, with the numbers of scipy
import numpy as np
import pandas as pd

from orchestrator.mcp.analytics import *


def show(found):
    told = {k: round(v, 10) if isinstance(v, float) else v for k, v in found.items() if k not in ("alpha", "expected")}
    print(told)


a = [12.1, 14.3, 11.8, 15.2, 13.3, 12.9, 14.8]
b = [15.1, 16.3, 14.9, 17.2, 15.8, 16.1]
c = [11.0, 10.2, 12.4, 11.9, 10.8]
show(t_test(a, b))
show(t_test(a, b, equal_variances=False, alternative="less"))
show(t_test(a, expected=13.0))
show(t_test(a[:5], c, paired=True))
show(mann_whitney_test(a, b))
show(wilcoxon_test(a[:5], c))
show(ks_test(a, b))
show(shapiro_test(a))
show(anova(a, b, c))
show(kruskal_test(a, b, c))
show(chi_square_test([[20, 30], [30, 20]]))
show(chi_square_test(["x", "y", "x", "y"] * 5, ["p", "q", "q", "q"] * 5))
show(chi_square_test([18, 22, 20], expected=[20, 20, 20]))
print(adjust_p_values([0.01, 0.04, 0.03]), adjust_p_values([0.01, 0.04, 0.03], "fdr"))
df = pd.DataFrame({"group": ["a"] * 7 + ["b"] * 6 + ["c"] * 5, "value": a + b + c})
found = compare_groups(df, "group", "value")
print(found["test"], found["reason"], found["groups"]["b"])
print([(pair["groups"], round(pair["adjusted_p_value"], 8), pair["significant"]) for pair in found["pairs"]])
try:
    t_test([1.0], [2.0, 3.0], alternative="bigger")
except ValueError as error:
    print(error)
