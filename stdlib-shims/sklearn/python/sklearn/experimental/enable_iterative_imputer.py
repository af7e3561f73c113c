"""Makes `sklearn.impute.IterativeImputer` available."""

from sklearn.experimental import enabled

enabled.add("iterative_imputer")
