"""Which check belongs to which parameter."""

from ._rc_checks import (
    ValidateInStrings, above_minus_half, between_zero_and_one, check_cap_style, check_cmap, check_epoch, check_font_pattern,
    check_join_style, check_legend_place, check_linestyle, check_marker, check_math_fallback, check_minor_divisions, color_or,
    color_or_linecolor, list_of, or_none, string_or_none, validate_anylist, validate_aspect, validate_axisbelow, validate_backend,
    validate_bbox, validate_bool, validate_color, validate_dpi, validate_fillstyle, validate_float, validate_floatlist, validate_fontsize,
    validate_fontstretch, validate_fonttype, validate_fontweight, validate_hist_bins, validate_int, validate_ps_distiller, validate_sketch,
    validate_string, validate_stringlist, validate_whiskers,
)
from ._rc_cycler import validate_cycler

_WORDS = {
    "animation.frame_format": "png jpeg tiff raw rgba ppm sgi bmp pbm svg", "animation.html": "html5 jshtml none", "axes.autolimit_mode": "data round_numbers",
    "axes.grid.axis": "x y both", "axes.grid.which": "minor both major", "axes.titlelocation": "left center right",
    "axes3d.mouserotationstyle": "azel trackball sphere arcball", "contour.algorithm": "mpl2005 mpl2014 serial threaded", "date.converter": "auto concise",
    "image.interpolation_stage": "auto data rgba", "image.origin": "upper lower", "macosx.window_mode": "system tab window",
    "mathtext.default": "rm cal bfit it tt sf bf default bb frak scr regular", "mathtext.fontset": "dejavusans dejavuserif cm stix stixsans custom",
    "pcolor.shading": "auto flat nearest gouraud", "pgf.texsystem": "xelatex lualatex pdflatex", "savefig.orientation": "landscape portrait",
    "svg.fonttype": "none path", "text.hinting": "default no_autohint force_autohint no_hinting auto native either none",
    "toolbar": "None toolbar2 toolmanager", "xaxis.labellocation": "left center right", "xtick.alignment": "center right left",
    "xtick.direction": "out in inout", "yaxis.labellocation": "bottom center top", "ytick.alignment": "center top bottom baseline center_baseline",
    "ytick.direction": "out in inout",
}

_SPECIAL = {
    "axes.axisbelow": validate_axisbelow, "axes.formatter.limits": list_of(validate_int, 2), "axes.prop_cycle": validate_cycler,
    "axes.titlecolor": color_or("auto"), "axes.titley": or_none(validate_float), "axes.xmargin": above_minus_half, "axes.ymargin": above_minus_half,
    "axes.zmargin": above_minus_half, "backend": validate_backend, "boxplot.bootstrap": or_none(validate_int),
    "boxplot.flierprops.markerfacecolor": color_or("auto"), "boxplot.whiskers": validate_whiskers, "contour.linewidth": or_none(validate_float),
    "contour.negative_linestyle": check_linestyle, "date.epoch": check_epoch, "figure.figsize": list_of(validate_float, 2), "hist.bins": validate_hist_bins,
    "image.aspect": validate_aspect, "image.cmap": check_cmap, "legend.edgecolor": color_or("inherit"), "legend.facecolor": color_or("inherit"),
    "legend.framealpha": or_none(validate_float), "legend.labelcolor": color_or_linecolor, "legend.loc": check_legend_place,
    "legend.title_fontsize": or_none(validate_fontsize), "lines.dash_capstyle": check_cap_style, "lines.dash_joinstyle": check_join_style,
    "lines.solid_capstyle": check_cap_style, "lines.solid_joinstyle": check_join_style, "lines.markeredgecolor": color_or("auto"),
    "lines.markerfacecolor": color_or("auto"), "markers.fillstyle": validate_fillstyle, "mathtext.fallback": check_math_fallback,
    "path.effects": validate_anylist, "path.simplify_threshold": between_zero_and_one, "path.sketch": validate_sketch, "pdf.fonttype": validate_fonttype,
    "ps.fonttype": validate_fonttype, "ps.usedistiller": validate_ps_distiller, "savefig.bbox": validate_bbox, "savefig.dpi": validate_dpi,
    "savefig.edgecolor": color_or("auto"), "savefig.facecolor": color_or("auto"), "svg.hashsalt": string_or_none, "svg.id": string_or_none,
    "xtick.labelcolor": color_or("inherit"), "ytick.labelcolor": color_or("inherit"), "xtick.minor.ndivs": check_minor_divisions,
    "ytick.minor.ndivs": check_minor_divisions, "font.stretch": validate_fontstretch, "font.weight": validate_fontweight, "scatter.edgecolors": validate_string,
}

_BY_ENDING = {
    "color": validate_color, "panecolor": validate_color, "linestyle": check_linestyle, "marker": check_marker, "labelsize": validate_fontsize,
    "titlesize": validate_fontsize, "fontsize": validate_fontsize, "labelweight": validate_fontweight, "titleweight": validate_fontweight,
    "edgecolor": validate_color, "facecolor": validate_color, "labelcolor": validate_color, "markeredgecolor": validate_color,
    "markerfacecolor": validate_color,
}
_MATH_FONTS = ("mathtext.bf", "mathtext.bfit", "mathtext.cal", "mathtext.it", "mathtext.rm", "mathtext.sf", "mathtext.tt")


def validator(key, default):
    """The check of one parameter: a special one, one by the last word of the key, or one by the kind of its default."""
    if key in _SPECIAL:
        return _SPECIAL[key]
    if key in _WORDS:
        return ValidateInStrings(key, _WORDS[key].split())
    if key in _MATH_FONTS:
        return check_font_pattern
    if key == "ps.papersize":
        return ValidateInStrings(key, ["figure", "letter", "legal", "ledger", *(f"{series}{n}" for series in "ab" for n in range(11))], True)
    ending = key.rpartition(".")[2]
    if ending in _BY_ENDING and not isinstance(default, bool):
        return _BY_ENDING[ending]
    if isinstance(default, bool):
        return validate_bool
    if isinstance(default, int):
        return validate_int
    if isinstance(default, float):
        return validate_float
    if isinstance(default, list):
        return validate_floatlist if default and isinstance(default[0], float) else validate_stringlist
    return validate_string
