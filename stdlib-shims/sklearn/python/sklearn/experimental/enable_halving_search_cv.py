"""Makes `HalvingGridSearchCV` and `HalvingRandomSearchCV` of `sklearn.model_selection` available."""

from sklearn.experimental import enabled

enabled.add("halving_search_cv")
