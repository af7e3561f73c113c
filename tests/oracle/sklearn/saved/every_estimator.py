# Every estimator goes through pickle, and its answers are the same afterwards.
import pickle
import warnings

import numpy as np
from sklearn import (
    calibration, cluster, cross_decomposition, decomposition, discriminant_analysis, dummy, ensemble, feature_selection, impute, isotonic,
    kernel_ridge, linear_model, manifold, mixture, naive_bayes, neighbors, neural_network, preprocessing, svm, tree,
)

warnings.simplefilter("ignore")
rng = np.random.default_rng(0)
X = np.abs(rng.normal(size=(60, 4)))
classes = (X[:, 0] > X[:, 1]).astype(int) + 1
NEEDS_MORE = {
    "ClassifierChain", "FeatureUnion", "FixedThresholdClassifier", "RFE", "RFECV", "SelectFromModel", "SequentialFeatureSelector",
    "SparseCoder", "StackingClassifier", "StackingRegressor", "TunedThresholdClassifierCV", "VotingClassifier", "VotingRegressor",
    "LabelBinarizer", "LabelEncoder", "MultiLabelBinarizer", "KernelCenterer", "IsotonicRegression", "MultiTaskElasticNet",
    "MultiTaskElasticNetCV", "MultiTaskLasso", "MultiTaskLassoCV", "CCA", "FrozenEstimator", "IterativeImputer",
}
count, wrong = 0, []
for module in (
    calibration, cluster, cross_decomposition, decomposition, discriminant_analysis, dummy, ensemble, feature_selection, impute, isotonic,
    kernel_ridge, linear_model, manifold, mixture, naive_bayes, neighbors, neural_network, preprocessing, svm, tree,
):
    for name in sorted(set(getattr(module, "__all__", None) or dir(module)) - NEEDS_MORE):
        kind = getattr(module, name, None) if name[0].isupper() else None
        if not hasattr(kind, "fit") or name.startswith("Base"):
            continue
        fitted = kind().fit(X, X[:, :2] if module is cross_decomposition else classes)
        again = pickle.loads(pickle.dumps(fitted))
        count += 1
        for method in ("predict", "predict_proba", "transform"):
            if hasattr(fitted, method):
                before, after = (getattr(one, method)(X) for one in (fitted, again))
                before, after = (np.asarray(one.toarray() if hasattr(one, "toarray") else one) for one in (before, after))
                if not np.array_equal(before, after, equal_nan=before.dtype.kind == "f"):
                    wrong.append(f"{name}.{method}")
        if repr(again) != repr(fitted) or again.get_params().keys() != fitted.get_params().keys():
            wrong.append(name)
print(count > 100, wrong)
