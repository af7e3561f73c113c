# cluster_kmeans and KMeansModel: clusters, centres in the units of the columns, scaling, rows that are the same
import numpy as np
import pandas as pd

from orchestrator.mcp.models import KMeansModel, cluster_kmeans

rng = np.random.default_rng(8)
centers = np.array([[20.0, 1000.0], [40.0, 1000.0], [30.0, 5000.0]])
people = pd.DataFrame(np.repeat(centers, 40, axis=0) + rng.normal(size=(120, 2)) * [1.0, 50.0], columns=["age", "income"])

found = cluster_kmeans(people, 3, scale=True)
print(sorted(found), found["model_path"])
print(found["centers"].sort_values(["income", "age"]).round(1).to_dict("list"), found["sizes"])
print(round(found["inertia"], 4), round(found["silhouette"], 4), found["labels"].name, found["labels"].nunique())
model = found["model"]
same = lambda rows: len(set(model.predict(rows).tolist()))
print(same(people.head(40)), same(people.head(80)), same(people), model.predict(people).tolist() == found["labels"].tolist())
print(round(-model.score(people), 4) == round(model.inertia_, 4))

by_income = cluster_kmeans(people, 3, save=False)
print("without scaling the large numbers decide:", round(by_income["silhouette"], 2) < round(found["silhouette"], 2) or by_income["sizes"] != found["sizes"])
line = KMeansModel(2, seed=4).fit([[0.0], [1.0], [10.0], [11.0]])
print(sorted(line.cluster_centers_.ravel().tolist()), line.inertia_, line.summary["converged"], line)
few = KMeansModel(3).fit([[1.0, 1.0], [1.0, 1.0], [2.0, 2.0], [2.0, 2.0]])
print(sorted(few.summary["sizes"]), few.inertia_, few.summary["warnings"])
print(len(KMeansModel(2).fit_predict(pd.DataFrame({"a": [1, 2, 9], "kind": ["x", "x", "y"]}))))
