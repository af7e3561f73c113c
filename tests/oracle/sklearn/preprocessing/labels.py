import numpy as np
from sklearn.preprocessing import LabelEncoder, LabelBinarizer, MultiLabelBinarizer, label_binarize

e = LabelEncoder()
print(e.fit_transform(["b", "a", "c", "a"]).tolist(), e.classes_, e.inverse_transform([2, 0]))
print(LabelEncoder().fit([3, 1, 9]).transform([9, 1]).tolist())
b = LabelBinarizer()
print(b.fit_transform(["x", "y", "z", "x"]).tolist(), b.classes_, b.inverse_transform(np.eye(3)).tolist())
print(LabelBinarizer().fit_transform(["no", "yes", "no"]).tolist())
print(LabelBinarizer(neg_label=-1).fit_transform([1, 2, 3]).tolist())
m = MultiLabelBinarizer()
print(m.fit_transform([{"sci-fi", "thriller"}, {"comedy"}]).tolist(), m.classes_, m.inverse_transform(np.array([[1, 0, 1]])))
print(label_binarize([1, 6], classes=[1, 2, 4, 6]).tolist())
for call in (lambda: e.transform(["q"]), lambda: LabelEncoder().fit([1, 2]).transform([3]), lambda: LabelEncoder().transform([1]),
             lambda: LabelEncoder().fit([1, 2]).inverse_transform([3]), lambda: label_binarize([0.5, 1.2], classes=[0, 1])):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
