"""Trees as pictures and in the language of Graphviz."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, check, int_from, one_of
from sklearn.tree._tree import TREE_LEAF

_LINE = 74
_ENDS = [45, -45]
_RULES = {
    "max_depth": (int_from(0), "None"), "label": one_of("all", "none", "root"), "filled": BOOL, "impurity": BOOL, "node_ids": BOOL,
    "proportion": BOOL, "rounded": BOOL, "precision": (int_from(0), "None"),
}


def _hues(count):
    """Colors spread evenly around the wheel, as whole shares of 255."""
    strength, brightness = 0.75, 0.9
    spread = strength * brightness
    base = brightness - spread
    found = []
    for angle in np.arange(25, 385, 360.0 / count).astype(int).tolist():
        sector = angle / 60.0
        partial = spread * (1 - abs(sector % 2 - 1))
        mixes = [(spread, partial, 0), (partial, spread, 0), (0, spread, partial), (0, partial, spread), (partial, 0, spread),
                 (spread, 0, partial), (spread, partial, 0)]
        found.append([int(255 * (part + base)) for part in mixes[int(sector)]])
    return found


class _Writer:
    """Texts and colors of nodes. `signs` are: number sign, brackets of indices, at most, new line, ends of a text."""

    def __init__(self, tree, criterion, signs, feature_names, class_names, label, impurity, node_ids, proportion, precision):
        self.tree, self.criterion, self.signs = tree, criterion, signs
        self.feature_names, self.class_names, self.label = feature_names, class_names, label
        self.impurity, self.node_ids, self.proportion, self.precision = impurity, node_ids, proportion, precision
        self._colors = None

    def escape(self, text):
        """A name as it may stand in a text."""
        return text

    def text(self, node):
        """What is written in a node."""
        tree, (number, opening, closing, at_most, line, end_before, end_after) = self.tree, self.signs
        labels = self.label == "all" or self.label == "root" and node == 0
        lines = []
        if self.node_ids:
            lines.append(f"{'node ' if labels else ''}{number}{node}")
        if tree.children_left[node] != TREE_LEAF:
            feature = tree.feature[node]
            name = f"x{opening}{feature}{closing}" if self.feature_names is None else self.escape(self.feature_names[feature])
            lines.append(f"{name} {at_most} {round(tree.threshold[node], self.precision)}")
        if self.impurity:
            lines.append(f"{self.criterion + ' = ' if labels else ''}{round(tree.impurity[node], self.precision)}")
        count = tree.n_node_samples[node]
        shown = f"{round(100.0 * count / float(tree.n_node_samples[0]), 1)}%" if self.proportion else str(count)
        lines.append(f"{'samples = ' if labels else ''}{shown}")
        value = tree.value[node][0] if tree.n_outputs == 1 else tree.value[node]
        if not self.proportion and tree.n_classes[0] != 1:
            value = value * tree.weighted_n_node_samples[node]
        lines.append(f"{'value = ' if labels else ''}{self._value(value)}")
        if self.class_names is not None and tree.n_classes[0] != 1 and tree.n_outputs == 1:
            best = int(np.argmax(value))
            name = f"y{opening}{best}{closing}" if self.class_names is True else self.escape(self.class_names[best])
            lines.append(f"{'class = ' if labels else ''}{name}")
        return end_before + line.join(lines) + end_after

    def _value(self, value):
        of_classes = self.tree.n_classes[0] != 1
        whole = of_classes and not self.proportion and np.all(np.mod(value, 1) == 0)
        shown = value.astype(int) if whole else np.around(value, self.precision)
        if not of_classes and self.tree.n_outputs == 1:
            return str(shown[0])
        if shown.ndim == 1:
            return self._row(shown.tolist())
        return "[" + self.signs[4].join(self._row(row) for row in shown.tolist()) + "]"

    def _row(self, items):
        """Items in brackets, broken where numpy would break the line."""
        text, width = "", 1
        for place, item in enumerate(map(str, items)):
            needed = len(item) + 3
            if place and width + needed > _LINE:
                text, width = text + self.signs[4], 1
            elif place:
                text, width = text + ", ", width + 1
            text, width = text + item, width + needed
        return f"[{text}]"

    def color(self, node):
        """The color of a node: which class is strongest and by how much, or how large the number is."""
        tree = self.tree
        if self._colors is None:
            bounds = None
            if tree.n_outputs != 1:
                bounds = (-np.max(tree.impurity), -np.min(tree.impurity))
            elif tree.n_classes[0] == 1 and len(np.unique(tree.value)) != 1:
                bounds = (np.min(tree.value), np.max(tree.value))
            self._colors = _hues(int(tree.n_classes[0])), bounds
        hues, bounds = self._colors
        if bounds is not None:
            value = -tree.impurity[node] if tree.n_outputs != 1 else tree.value[node][0, 0]
            hue, strength = hues[0], (value - bounds[0]) / (bounds[1] - bounds[0])
        else:
            value = tree.value[node][0] if tree.n_outputs == 1 else -tree.impurity[node]
            hue, ordered = hues[int(np.argmax(value))], sorted(np.ravel(value).tolist(), reverse=True)
            strength = 0.0 if len(ordered) == 1 else (ordered[0] - ordered[1]) / (1 - ordered[1])
        return "#" + "".join("%2x" % int(round(strength * part + (1 - strength) * 255, 0)) for part in hue)


class _DotWriter(_Writer):
    def escape(self, text):
        """Quotes are marked."""
        return text.replace('"', r"\"")


def _names(given):
    return given if given is None or isinstance(given, bool) else np.asarray(given).tolist()


def _check(owner, options):
    for name, allowed in _RULES.items():
        check(owner, name, options[name], allowed)


def export_graphviz(decision_tree, out_file=None, *, max_depth=None, feature_names=None, class_names=None, label="all", filled=False,
                    leaves_parallel=False, impurity=True, node_ids=False, proportion=False, rotate=False, rounded=False,
                    special_characters=False, precision=3, fontname="helvetica"):
    """The tree in the DOT language: written to a file, or given back as text."""
    _check("export_graphviz", locals())
    check_fitted(decision_tree) if hasattr(decision_tree, "fit") else None
    names = _names(feature_names)
    tree = getattr(decision_tree, "tree_", decision_tree)
    if names is not None and len(names) != tree.n_features:
        raise ValueError(f"Length of feature_names, {len(names)} does not match number of features, {tree.n_features}")
    plain = ("#", "[", "]", "<=", "\\n", '"', '"')
    marked = ("&#35;", "<SUB>", "</SUB>", "&le;", "<br/>", "<", ">")
    writer = _DotWriter(tree, getattr(decision_tree, "criterion", "impurity"), marked if special_characters else plain, names,
                        _names(class_names) or None, label, impurity, node_ids, proportion, precision)
    looks = [word for word, wanted in (("filled", filled), ("rounded", rounded)) if wanted]
    shape = f', style="{", ".join(looks)}", color="black"' if looks else ""
    lines = ["digraph Tree {", f'node [shape=box{shape}, fontname="{fontname}"] ;']
    if leaves_parallel:
        lines.append("graph [ranksep=equally, splines=polyline] ;")
    lines.append(f'edge [fontname="{fontname}"] ;')
    if rotate:
        lines.append("rankdir=LR ;")
    ranks = {"leaves": []}
    waiting = [(0, None, 0)]
    while waiting:
        node, parent, depth = waiting.pop()
        cut = max_depth is not None and depth > max_depth
        is_leaf = tree.children_left[node] == TREE_LEAF
        ranks.setdefault("leaves" if cut or is_leaf else str(depth), []).append(str(node))
        color = f', fillcolor="{"#C0C0C0" if cut else writer.color(node)}"' if filled else ""
        lines.append(f"{node} [label={chr(34) + '(...)' + chr(34) if cut else writer.text(node)}{color}] ;")
        if parent is not None:
            angle = ""
            if parent == 0 and not cut:
                turned = _ENDS[node != 1] * (-1 if rotate else 1)
                angle = f' [labeldistance=2.5, labelangle={turned}, headlabel="{node == 1}"]'
            lines.append(f"{parent} -> {node}{angle} ;")
        if not cut and not is_leaf:
            waiting += [(int(tree.children_right[node]), node, depth + 1), (int(tree.children_left[node]), node, depth + 1)]
    if leaves_parallel:
        lines += [f"{{rank=same ; {'; '.join(ranks[rank])}}} ;" for rank in sorted(ranks)]
    text = "\n".join(lines) + "\n}"
    if out_file is None:
        return text
    if isinstance(out_file, str):
        with open(out_file, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        out_file.write(text)
    return None


class _Place:
    """A node of the picture with its place."""

    def __init__(self, node, depth, parent):
        self.node, self.depth, self.parent = node, depth, parent
        self.children, self.x = [], 0.0

    def move(self, distance):
        """Move a branch to the right."""
        waiting = [self]
        while waiting:
            own = waiting.pop()
            own.x += distance
            waiting += own.children


def _edges(place, side):
    """The outermost x of each level of a branch; side is 0 for the left, -1 for the right."""
    level, found = [place], []
    while level:
        found.append(level[side].x)
        level = [child for own in level for child in own.children]
    return found


def _laid_out(tree, node, max_depth, depth=0, parent=None):
    """Branches as near to one another as their edges allow, parents midway above."""
    place = _Place(node, depth, parent)
    if tree.children_left[node] == TREE_LEAF or max_depth is not None and depth > max_depth:
        return place
    left, right = (_laid_out(tree, int(child), max_depth, depth + 1, place)
                   for child in (tree.children_left[node], tree.children_right[node]))
    right.move(max(one - other for one, other in zip(_edges(left, -1), _edges(right, 0))) + 1.0)
    place.children = [left, right]
    place.x = (left.x + right.x) / 2
    return place


def plot_tree(decision_tree, *, max_depth=None, feature_names=None, class_names=None, label="all", filled=False, impurity=True,
              node_ids=False, proportion=False, rounded=False, precision=3, ax=None, fontsize=None):
    """The tree drawn on axes; gives the annotations."""
    import matplotlib.pyplot as plt
    from matplotlib.text import Annotation
    _check("plot_tree", locals())
    check_fitted(decision_tree)
    ax = plt.gca() if ax is None else ax
    ax.clear()
    ax.set_axis_off()
    tree = decision_tree.tree_
    writer = _Writer(tree, decision_tree.criterion, ("#", "[", "]", "<=", "\n", "", ""), _names(feature_names), _names(class_names) or None,
                     label, impurity, node_ids, proportion, precision)
    root = _laid_out(tree, 0, max_depth)
    places, waiting = [], [root]
    while waiting:
        places.append(waiting.pop())
        waiting += places[-1].children[::-1]
    least = min(place.x for place in places)
    width, height = max(place.x for place in places) - least + 1, max(place.depth for place in places) + 1

    def spot(place):
        return (place.x - least + 0.5) / width, (height - place.depth - 0.5) / height

    for place in places:
        _annotate(ax, place, spot, writer, max_depth, filled, rounded, fontsize)
    notes = [child for child in ax.get_children() if isinstance(child, Annotation)]
    if fontsize is None:
        _fit_text(ax, notes, width, height)
    return notes


def _annotate(ax, place, spot, writer, max_depth, filled, rounded, fontsize):
    import matplotlib.pyplot as plt
    shared = {"zorder": 100 - 10 * place.depth, "xycoords": "axes fraction"}
    if fontsize is not None:
        shared["fontsize"] = fontsize
    cut = max_depth is not None and place.depth > max_depth
    box = {"boxstyle": "round"} if rounded else {}
    box["fc"] = "grey" if cut else writer.color(place.node) if filled else ax.get_facecolor()
    options = {"ha": "center", "va": "center", "bbox": box,
               "arrowprops": {"arrowstyle": "<-", "edgecolor": plt.rcParams["text.color"]}, **shared}
    own = spot(place)
    if place.parent is None:
        ax.annotate(writer.text(place.node), own, **options)
        return
    above = spot(place.parent)
    ax.annotate("\n  (...)  \n" if cut else writer.text(place.node), above, own, **options)
    if place.parent.parent is None and not cut:
        is_left = place.parent.children[0] is place
        between = (above[0] + own[0]) / 2, (above[1] + own[1]) / 2
        ax.annotate("True  " if is_left else "  False", between, ha="right" if is_left else "left", **shared)


def _fit_text(ax, notes, width, height):
    """The largest font with which no box is wider or higher than its share of the axes."""
    renderer = ax.figure.canvas.get_renderer()
    for note in notes:
        note.update_bbox_position_size(renderer)
    boxes = [patch.get_window_extent() for patch in (note.get_bbox_patch() for note in notes) if patch is not None]
    window = ax.get_window_extent()
    share = min(window.width / width / max(box.width for box in boxes), window.height / height / max(box.height for box in boxes))
    size = notes[0].get_fontsize() * share
    for note in notes:
        note.set_fontsize(size)
