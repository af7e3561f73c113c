# Tables of names.
import matplotlib.colors as mcolors

print(len(mcolors.CSS4_COLORS), len(mcolors.XKCD_COLORS), len(mcolors.TABLEAU_COLORS), len(mcolors.BASE_COLORS))
print(mcolors.BASE_COLORS, mcolors.TABLEAU_COLORS, sep="\n")
print(list(mcolors.CSS4_COLORS.items())[::20])
print(list(mcolors.XKCD_COLORS.items())[::90])
print(sum(int(value[1:], 16) for value in mcolors.XKCD_COLORS.values()), sum(int(value[1:], 16) for value in mcolors.CSS4_COLORS.values()))
names = mcolors.get_named_colors_mapping()
print(len(names), list(names)[:2], names["r"], names["xkcd:grey"], names["xkcd:gray"], mcolors.cnames["navy"])
names["brand"] = "#123456"
print(mcolors.to_rgba("brand"), mcolors.is_color_like("brand"))
