"""A tree drawn: texts and places of the boxes."""
import matplotlib.pyplot as plt
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier, plot_tree

data = load_iris()
tree = DecisionTreeClassifier(max_depth=2, random_state=0).fit(data.data, data.target)
figure, ax = plt.subplots(figsize=(6, 4))
notes = plot_tree(tree, filled=True, feature_names=data.feature_names, class_names=list(data.target_names), ax=ax)
for note in notes:
    print(repr(note.get_text()), [round(float(part), 11) for part in note.xyann])
box = notes[0].get_bbox_patch()
print(len(notes), [round(float(part), 10) for part in box.get_facecolor()])
notes = plot_tree(tree, max_depth=0, fontsize=8, impurity=False, rounded=True)
print([note.get_text() for note in notes], notes[0].get_fontsize())
