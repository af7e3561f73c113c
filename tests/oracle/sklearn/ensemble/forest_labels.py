"""Forests over labels of text, frames and data in a pipeline."""
import pandas as pd
from sklearn.datasets import load_wine
from sklearn.ensemble import RandomForestClassifier
from sklearn.model_selection import cross_val_score, train_test_split
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

frame = load_wine(as_frame=True).frame
label = frame.pop("target").map({0: "red", 1: "white", 2: "rose"})
train, test, seen, unseen = train_test_split(frame, label, test_size=0.3, random_state=42, stratify=label)
forest = RandomForestClassifier(n_estimators=100, random_state=42).fit(train, seen)
print(forest.classes_.tolist(), forest.predict(test[:6]).tolist(), round(forest.score(test, unseen), 10))
print(pd.Series(forest.feature_importances_, index=frame.columns).sort_values(ascending=False).round(11).head(4).to_dict())
print(cross_val_score(make_pipeline(StandardScaler(), RandomForestClassifier(20, random_state=0)), frame, label, cv=4).round(10).tolist())
