import matplotlib.pyplot as plt
from matplotlib.text import Text

words = Text(0.1, 0.2, "hi")
print(words.get_text(), words.get_color(), words.get_fontsize(), words.get_ha(), words.get_va(), words.get_weight(), words.get_style(),
      words.get_fontname(), words.get_family(), words.get_rotation(), words.get_rotation_mode(), words.get_position(), words.get_zorder())
words.set(text=3.5, color="r", size="large", ha="center", va="top", weight="bold", style="italic", rotation="vertical", position=(1, 2))
print(words, words.get_color(), words.get_size(), words.get_ha(), words.get_va(), words.get_fontweight(), words.get_fontstyle(), words.get_rotation())
words.set_text(None)
words.set_rotation(-45)
words.set_fontproperties({"size": 7, "family": "serif"})
print(repr(words.get_text()), words.get_rotation(), words.get_fontsize(), words.get_fontname(), words.get_wrap(), words.get_usetex())
print(Text(1, 2, "a", fontsize=4, family="monospace").get_fontname())
words.set_bbox({"facecolor": "y", "pad": 3})
print(type(words.get_bbox_patch()).__name__, words.get_bbox_patch().get_facecolor(), words.get_bbox_patch().get_boxstyle().pad)
words.set_backgroundcolor("b")
print(words.get_bbox_patch().get_facecolor())
