"""A tree behind a scaler, judged by cross-validation and searched over."""
from sklearn.datasets import load_wine
from sklearn.model_selection import GridSearchCV, cross_val_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.tree import DecisionTreeClassifier

X, y = load_wine(return_X_y=True)
line = make_pipeline(StandardScaler(), DecisionTreeClassifier(random_state=0))
print(cross_val_score(line, X, y, cv=5).round(11).tolist())
search = GridSearchCV(line, {"decisiontreeclassifier__max_depth": [1, 2, 4], "decisiontreeclassifier__criterion": ["gini", "entropy"]}, cv=4).fit(X, y)
print(search.best_params_, round(search.best_score_, 11), search.cv_results_["mean_test_score"].round(11).tolist())
print(search.best_estimator_)
