//! What the face may ask of a native call: one list per family, from which both sides take their names.
//!
//! Here a family is an enum. In the face it is a class of `_pandas` with the same names in capitals: `Binary.ADD` is
//! `"add"`, so that a name can stand in a message too, and a name that is not in the list is an `AttributeError`.

use rustpython_vm::builtins::{PyModule, PyStr};
use rustpython_vm::types::PyTypeSlots;
use rustpython_vm::{Py, PyObjectRef, PyResult, TryFromObject, VirtualMachine};

macro_rules! families {
    ($($(#[$about:meta])* $family:ident { $($variant:ident = $name:literal),* $(,)? })*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub(crate) enum $family {
                $($variant),*
            }

            impl $family {
                pub(crate) const fn name(self) -> &'static str {
                    match self {
                        $(Self::$variant => $name),*
                    }
                }

                pub(crate) fn named(name: &str) -> Option<Self> {
                    match name {
                        $($name => Some(Self::$variant),)*
                        _ => None,
                    }
                }
            }

            impl std::fmt::Display for $family {
                fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    formatter.write_str(self.name())
                }
            }

            impl TryFromObject for $family {
                fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
                    let name = object.downcast_ref::<PyStr>().and_then(|name| name.to_str());
                    match name.and_then(Self::named) {
                        Some(found) => Ok(found),
                        None => Err(vm.new_value_error(format!(
                            "{} is none of {}",
                            object.repr(vm)?,
                            stringify!($family)
                        ))),
                    }
                }
            }
        )*

        const FAMILIES: &[(&str, &[&str])] = &[$((stringify!($family), &[$($name),*])),*];
    };
}

families! {
    /// Operators between a column and a column or a value.
    Binary {
        Add = "add", Sub = "sub", Mul = "mul", TrueDiv = "truediv", FloorDiv = "floordiv", Mod = "mod", Pow = "pow",
        Eq = "eq", Ne = "ne", Lt = "lt", Le = "le", Gt = "gt", Ge = "ge",
        And = "and", Or = "or", Xor = "xor",
    }
    /// Signs, inversion and the functions of one number.
    Unary {
        Neg = "neg", Pos = "pos", Abs = "abs", Invert = "invert", Sign = "sign",
        Floor = "floor", Ceil = "ceil", Trunc = "trunc", Rint = "rint",
        Sqrt = "sqrt", Exp = "exp", Expm1 = "expm1", Log = "log", Log2 = "log2", Log10 = "log10", Log1p = "log1p",
        Sin = "sin", Cos = "cos", Tan = "tan", Arcsin = "arcsin", Arccos = "arccos", Arctan = "arctan",
        Sinh = "sinh", Cosh = "cosh", Tanh = "tanh",
    }
    /// One value out of a column.
    Reduce {
        Count = "count", Size = "size", Nunique = "nunique", First = "first", Last = "last",
        Argmin = "argmin", Argmax = "argmax", Min = "min", Max = "max", Any = "any", All = "all",
        Sum = "sum", Prod = "prod", Mean = "mean", Var = "var", Std = "std", Sem = "sem",
        Skew = "skew", Kurt = "kurt", Median = "median", Quantile = "quantile",
    }
    /// Running totals and extremes.
    Cumulative { Cumsum = "cumsum", Cumprod = "cumprod", Cummin = "cummin", Cummax = "cummax" }
    /// One value per group.
    Aggregate {
        Size = "size", Count = "count", Min = "min", Max = "max", Idxmin = "idxmin", Idxmax = "idxmax",
        First = "first", Last = "last", Nth = "nth", Nunique = "nunique", Any = "any", All = "all",
        Sum = "sum", Prod = "prod", Median = "median", Quantile = "quantile", Mean = "mean",
        Std = "std", Var = "var", Sem = "sem", Skew = "skew", Kurt = "kurt",
    }
    /// One value per moving window.
    Windowed {
        Sum = "sum", Mean = "mean", Var = "var", Std = "std", Sem = "sem", Median = "median", Quantile = "quantile",
        Min = "min", Max = "max", Count = "count", Skew = "skew", Kurt = "kurt", First = "first", Last = "last",
        Rank = "rank",
    }
    /// One value per window in which older rows weigh less.
    Weighted { Mean = "mean", Sum = "sum", Var = "var", Std = "std" }
    /// One value per moving window over two columns.
    Pair { Cov = "cov", Corr = "corr" }
    /// Which rows of two sides stand side by side.
    Join { Inner = "inner", Left = "left", Right = "right", Outer = "outer", Cross = "cross" }
    /// From where a hole is filled.
    Fill { Forward = "forward", Backward = "backward" }
    /// Where in its month a moved day comes to lie; the same day is the last one if the month is shorter.
    Edge {
        Same = "same", Start = "start", End = "end", BusinessStart = "business_start", BusinessEnd = "business_end",
    }
    /// Methods of `.str`.
    Text {
        Isalpha = "isalpha", Isdigit = "isdigit", Isnumeric = "isnumeric", Isdecimal = "isdecimal", Isalnum = "isalnum",
        Isspace = "isspace", Islower = "islower", Isupper = "isupper", Istitle = "istitle",
        Len = "len", Lower = "lower", Upper = "upper", Title = "title", Capitalize = "capitalize",
        Swapcase = "swapcase", Casefold = "casefold",
        Strip = "strip", Lstrip = "lstrip", Rstrip = "rstrip", Pad = "pad", Zfill = "zfill", Repeat = "repeat",
        Get = "get", Slice = "slice", SliceReplace = "slice_replace", Removeprefix = "removeprefix",
        Removesuffix = "removesuffix", Startswith = "startswith", Endswith = "endswith", Find = "find", Rfind = "rfind",
        Contains = "contains", Match = "match", Fullmatch = "fullmatch", Count = "count", Replace = "replace",
        Extract = "extract", Split = "split", Rsplit = "rsplit", Partition = "partition", Rpartition = "rpartition",
        GetDummies = "get_dummies", Cat = "cat",
    }
    /// Fields and methods of times, durations and periods.
    Time {
        Ordinal = "ordinal", AsUnit = "as_unit", TzConvert = "tz_convert", TzLocalize = "tz_localize",
        MoveMonths = "move_months", MoveBusinessDays = "move_business_days", MoveWeeks = "move_weeks",
        MoveNanos = "move_nanos", Strftime = "strftime", Normalize = "normalize", Floor = "floor", Ceil = "ceil",
        Round = "round", Year = "year", Month = "month", Day = "day", Hour = "hour", Minute = "minute",
        Second = "second", Microsecond = "microsecond", Nanosecond = "nanosecond", Dayofweek = "dayofweek",
        Dayofyear = "dayofyear", Quarter = "quarter", DaysInMonth = "days_in_month", Week = "week",
        Isoyear = "isoyear", IsLeapYear = "is_leap_year", IsMonthStart = "is_month_start", IsMonthEnd = "is_month_end",
        IsQuarterStart = "is_quarter_start", IsQuarterEnd = "is_quarter_end", IsYearStart = "is_year_start",
        IsYearEnd = "is_year_end", DayName = "day_name", MonthName = "month_name", Julian = "julian", Date = "date",
        Clock = "time", TotalSeconds = "total_seconds", Days = "days", Seconds = "seconds",
        Microseconds = "microseconds", Nanoseconds = "nanoseconds",
    }
}

/// Gives a module the families as classes.
pub(crate) fn add_to(module: &Py<PyModule>, vm: &VirtualMachine) -> PyResult<()> {
    for (family, names) in FAMILIES {
        let base = vm.ctx.types.object_type.to_owned();
        let class = vm.ctx.new_class(Some("_pandas"), family, base, PyTypeSlots::default());
        for name in *names {
            class.set_attr(vm.ctx.intern_str(name.to_ascii_uppercase()), vm.ctx.intern_str(*name).to_owned().into());
        }
        module.set_attr(*family, class, vm)?;
    }
    Ok(())
}
