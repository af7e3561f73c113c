# p-values that allow for their number, by each method.
import numpy as np
from statsmodels.stats.multitest import fdrcorrection, multipletests

p = [0.01, 0.02, 0.03, 0.04, 0.5, 0.001, 0.7, 0.04]
for method in "bonferroni sidak holm-sidak holm simes-hochberg hommel fdr_bh fdr_by fdr_gbs".split():
    reject, corrected, sidak, bonferroni = multipletests(p, alpha=0.05, method=method)
    print(method, reject.astype(int), corrected.round(9))
print(round(float(sidak), 9), round(float(bonferroni), 9))
print(fdrcorrection(p)[1].round(9))
try:
    multipletests(p, method="guess")
except ValueError as error:
    print(error)
