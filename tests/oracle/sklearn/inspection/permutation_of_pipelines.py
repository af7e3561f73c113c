"""Importances of the columns that go into a pipeline."""
import pandas as pd
from sklearn.datasets import load_wine
from sklearn.inspection import permutation_importance
from sklearn.neighbors import KNeighborsClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

X, y = load_wine(return_X_y=True, as_frame=True)
model = make_pipeline(StandardScaler(), KNeighborsClassifier(5)).fit(X, y)
found = permutation_importance(model, X, y, n_repeats=4, random_state=42)
print(pd.Series(found.importances_mean, index=X.columns).sort_values(ascending=False).round(11).head(5).to_dict())
print(found.importances[0].round(11).tolist())
