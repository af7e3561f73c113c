"""Rules of a tree as text."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import check, int_from


def _names(given, count, default, what):
    if given is None:
        return default
    given = list(given)
    if len(given) != count:
        raise ValueError(f"{what} must contain {count} elements, got {len(given)}")
    return given


def _subtree_depth(tree, node):
    depth, level = 0, [node]
    while level:
        depth += 1
        level = [child for own in level for child in (tree.children_left[own], tree.children_right[own])
                 if tree.children_left[own] != -1]
    return depth


def export_text(decision_tree, *, feature_names=None, class_names=None, max_depth=10, spacing=3, decimals=2, show_weights=False):
    """A line for each rule and each leaf."""
    check("export_text", "max_depth", max_depth, (int_from(0), "None"))
    check("export_text", "spacing", spacing, int_from(1))
    check("export_text", "decimals", decimals, int_from(0))
    check_fitted(decision_tree)
    tree = decision_tree.tree_
    of_classes = decision_tree._is_of_classes
    if of_classes:
        classes = decision_tree.classes_
        if class_names is not None and len(class_names) != len(classes):
            raise ValueError(
                "When `class_names` is an array, it should contain as many items as `decision_tree.classes_`. "
                f"Got {len(class_names)} while the tree was fitted with {len(classes)} classes.")
        class_names = classes if class_names is None else class_names
    features = _names(feature_names, tree.n_features, [f"feature_{place}" for place in range(tree.n_features)], "feature_names")
    most = 10 if max_depth is None else max_depth
    lines = []

    def leaf(node, indent):
        value = tree.value[node][0] if tree.n_outputs == 1 else tree.value[node].T[0]
        weight = tree.weighted_n_node_samples[node] if of_classes else 1.0
        listed = "[" + ", ".join(f"{item * weight:.{decimals}f}" for item in value) + "]"
        if not of_classes:
            lines.append(f"{indent} value: {listed}")
            return
        best = int(np.argmax(value))
        name = class_names[best] if tree.n_classes[0] != 1 and tree.n_outputs == 1 else best
        lines.append(f"{indent} weights: {listed} class: {name}" if show_weights else f"{indent} class: {name}")

    def add(node, depth):
        indent = (("|" + " " * spacing) * depth)[:-spacing] + "-" * spacing
        if depth > most + 1:
            below = _subtree_depth(tree, node)
            if below > 1:
                lines.append(f"{indent} truncated branch of depth {below}")
                return
        if tree.feature[node] < 0:
            leaf(node, indent)
            return
        name, threshold = features[tree.feature[node]], f"{tree.threshold[node]:.{decimals}f}"
        lines.append(f"{indent} {name} <= {threshold}")
        add(tree.children_left[node], depth + 1)
        lines.append(f"{indent} {name} >  {threshold}")
        add(tree.children_right[node], depth + 1)

    add(0, 1)
    return "\n".join(lines) + "\n"
