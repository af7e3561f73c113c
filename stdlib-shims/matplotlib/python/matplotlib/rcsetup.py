"""Checks of rcParams: what each value may be, and what is stored for it."""

from ._rc_checks import (
    ValidateInStrings, all_backends, interactive_bk, non_interactive_bk, validate_any, validate_anylist, validate_aspect, validate_axisbelow,
    validate_backend, validate_bbox, validate_bool, validate_color, validate_dpi, validate_fillstyle, validate_float, validate_floatlist,
    validate_fontsize, validate_fontstretch, validate_fonttype, validate_fontweight, validate_hist_bins, validate_int, validate_ps_distiller,
    validate_sketch, validate_string, validate_stringlist, validate_whiskers,
)
from ._rc_cycler import cycler, validate_cycler
