# Labels as columns of zeros and ones: for one label each, and for several.
import numpy as np
from sklearn.preprocessing import LabelBinarizer, MultiLabelBinarizer, label_binarize

binarizer = LabelBinarizer()
print(binarizer.fit_transform(["yes", "no", "no"]).tolist(), binarizer.classes_, binarizer.y_type_)
print(binarizer.inverse_transform(np.array([[1], [0]])), binarizer)
three = LabelBinarizer(neg_label=-1).fit([1, 2, 6, 2])
print(three.transform([1, 6, 9]).tolist(), three.inverse_transform(three.transform([6, 1])), label_binarize([1, 6], classes=[1, 2, 4, 6]).tolist())
sparse = LabelBinarizer(sparse_output=True).fit_transform(["a", "b", "c", "a"])
print(sparse.format, sparse.toarray().tolist())
many = MultiLabelBinarizer()
print(many.fit_transform([{"sci-fi", "thriller"}, {"comedy"}, set()]).tolist(), many.classes_, many.inverse_transform(np.array([[1, 0, 1]])))
print(MultiLabelBinarizer(classes=[3, 1, 2]).fit_transform([(1, 2), (3,)]).tolist(), MultiLabelBinarizer(sparse_output=True).fit_transform([(1, 2), (3,)]).toarray().tolist())
