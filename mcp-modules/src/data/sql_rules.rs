//! What the engine says, and how a script is told: one line for each kind of message.

use self::Class::{Absent, Wrong};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Class {
    /// The query is wrong.
    Wrong,
    /// The query is right, and cannot be run here.
    Absent,
}

/// A message of the engine, `{}` for what differs, and ours with the numbers of those parts.
pub(super) struct Rule(pub(super) &'static str, pub(super) Class, pub(super) &'static str, pub(super) &'static str);

const CAST: &str = "make the types equal with cast(column as integer), as double or as text";
const ONE_VALUE: &str = "run the inner query first and hand its value over: load_sql(query, params=[value])";
pub(super) const IN_PANDAS: &str = "do this step in pandas, on the result of a simpler query";
const JOIN_OR_IN: &str = "write a join or IN";

pub(super) const RULES: &[Rule] = &[
    Rule("arithmetic on dtypes {} and {} is not allowed", Wrong, "cannot calculate with {0} and {1}", CAST),
    Rule("`{}` operation not supported for dtype `{}` and `{}`", Wrong, "cannot calculate with {1} and {2}", CAST),
    Rule("`to_string` operation not supported for dtype `{}`", Wrong, "strftime() wants a date, found {0}", CAST),
    Rule(
        "cannot compare 'date/datetime/time' to a string value",
        Wrong,
        "cannot compare a date with text",
        "write the date as date '2024-01-31', or the column as cast(column as date)",
    ),
    Rule("`mean` operation not supported for dtype `{}`", Wrong, "avg() is not defined for {0}", CAST),
    Rule("`std` operation not supported for dtype `{}`", Wrong, "stddev() is not defined for {0}", CAST),
    Rule("`var` operation not supported for dtype `{}`", Wrong, "variance() is not defined for {0}", CAST),
    Rule("`{}` operation not supported for dtype `{}`", Wrong, "{0}() is not defined for {1}", CAST),
    Rule("cannot compare string with numeric type ({})", Wrong, "cannot compare text with {0}", CAST),
    Rule("cannot compare str value to series of type {}", Wrong, "cannot compare text with {0}", CAST),
    Rule("cannot compare {} with {}", Wrong, "cannot compare {0} with {1}", CAST),
    Rule(
        "could not evaluate comparison between series '{}' of dtype: {} and series '{}' of dtype: {}",
        Wrong,
        "cannot compare {1} with {3}",
        CAST,
    ),
    Rule(
        "could not evaluate '{}' comparison between series '{}' of dtype: {} and series '{}' of dtype: {}",
        Wrong,
        "cannot compare {2} with {4}",
        CAST,
    ),
    Rule("{} operation not supported for dtype `{}` (expected: {})", Wrong, "{2} is wanted here, found {1}", CAST),
    Rule("cannot unpack series of type `{}` into `{}`", Wrong, "{1} is wanted here, found {0}", CAST),
    Rule("failed to determine supertype of {} and {}", Wrong, "{0} and {1} in one column", CAST),
    Rule("'is_in' cannot check for List({}) values in {} data", Wrong, "IN compares {1} with {0}", CAST),
    Rule("'{}' cannot check for {} values in {} data", Wrong, "IN compares {2} with {1}", CAST),
    Rule(
        "datatypes of join keys don't match - `{}`: {} on left does not match `{}`: {} on right",
        Wrong,
        "the join compares {0}, which is {1}, with {2}, which is {3}",
        CAST,
    ),
    Rule(
        "filter predicate must be of type `Boolean`, got `{}`",
        Wrong,
        "WHERE wants a condition, found {0}",
        "compare the value with something: where units <> 0",
    ),
    Rule(
        "invalid series dtype: expected `{}`, got `{}` for series with name `{}`",
        Wrong,
        "column {2} is {1}, and {0} is wanted here",
        CAST,
    ),
    Rule("expected {}, got {}", Wrong, "{0} is wanted here, found {1}", CAST),
    Rule(
        "conversion from `{}` to `{}` failed in column '{}' for {} out of {} values: [{}]",
        Wrong,
        "cannot cast {0} to {1} in column {2}: {5}",
        "try_cast(column as type) gives NULL where a value has no such form",
    ),
    Rule(
        "conversion from `{}` to `{}` failed{}",
        Wrong,
        "cannot cast {0} to {1}",
        "try_cast(column as type) gives NULL where a value has no such form",
    ),
    Rule("casting from {} to {} not supported", Wrong, "cannot cast {0} to {1}", CAST),
    Rule("cannot cast {} to {}", Wrong, "cannot cast {0} to {1}", CAST),
    Rule(
        "expected List data type for list operation, got: {}",
        Wrong,
        "only a list has elements, found {0}",
        "substr(column, 1, 1) gives the first letter of a text",
    ),
    Rule(
        "'{}' should participate in the GROUP BY clause or an aggregate function",
        Wrong,
        "column {0} is neither in GROUP BY nor inside an aggregate function",
        "add it to GROUP BY, or choose a value: max({0})",
    ),
    Rule(
        "lengths don't match: sort expressions{}",
        Wrong,
        "ORDER BY wants a column of the result",
        "give the value a name and order by it: select region, count(*) as n ... order by n desc",
    ),
    Rule(
        "HAVING clause not valid outside of GROUP BY{}",
        Wrong,
        "HAVING without GROUP BY",
        "write the condition after WHERE",
    ),
    Rule("{} ordinal value must refer to a valid column; found {}", Wrong, "{0} {1}: the result has fewer columns", ""),
    Rule(
        "ambiguous reference to column {} (use one of: {})",
        Wrong,
        "column {0} is in several tables",
        "say which: {1}",
    ),
    Rule(
        "UNION requires equal number of columns in each table{}",
        Wrong,
        "UNION of queries with different numbers of columns",
        "select as many columns on both sides",
    ),
    Rule(
        "{} requires equal number of columns in each table{}",
        Wrong,
        "{0} of queries with different numbers of columns",
        "select as many columns on both sides",
    ),
    Rule("{}expected consistent dtypes (found {} and {})", Wrong, "{1} and {2} in one column", CAST),
    Rule("type {} is incompatible with expected type {}", Wrong, "{0} and {1} in one column", CAST),
    Rule(
        "subquery comparisons with '{}' are not supported{}",
        Absent,
        "comparison with the value of a subquery",
        ONE_VALUE,
    ),
    Rule("unexpected subquery", Absent, "subquery in place of a value", ONE_VALUE),
    Rule("subquery not expected in {}", Absent, "subquery in place of a value", ONE_VALUE),
    Rule("subquery type not supported", Absent, "subquery in place of a value", ONE_VALUE),
    Rule("expression Exists{}", Absent, "EXISTS in this place", JOIN_OR_IN),
    Rule("expression {} is not currently supported", Absent, "{0:words}", IN_PANDAS),
    Rule("operator {} is not currently supported", Absent, "operator {0:words}", IN_PANDAS),
    Rule("unary operator {} is not supported", Absent, "operator {0:words}", IN_PANDAS),
    Rule(
        "array element {}",
        Wrong,
        "names are written without brackets, in double quotes where need be",
        "select \"my column\"",
    ),
    Rule(
        "cannot parse literal{}",
        Wrong,
        "a function wants a value written out here, found an expression",
        "write the number or the text itself",
    ),
    Rule(
        "value {} is not a supported literal type",
        Absent,
        "value of this form",
        "hand it over: load_sql(query, params=[value])",
    ),
    Rule(
        "datatype {} is not currently supported",
        Wrong,
        "there is no type {0} here",
        "types: integer, double, text, boolean, date, timestamp",
    ),
    Rule("recursive CTEs are not supported", Absent, "WITH RECURSIVE", "write the loop in Python"),
    Rule(
        "only 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW' is currently supported; found '{}'",
        Absent,
        "{0}",
        "use rolling() of pandas: frame['units'].rolling(3).sum()",
    ),
    Rule("{}-based window frames are not supported", Absent, "window frames by {0}", "use rolling() of pandas"),
    Rule(
        "implicit joins require named tables; please provide an alias",
        Wrong,
        "a table after the comma has no name",
        "give it one: from sales, (select ...) as t",
    ),
    Rule(
        "cannot JOIN on unnamed relation; please provide an alias",
        Wrong,
        "a joined subquery has no name",
        "give it one: join (select ...) as t",
    ),
    Rule(
        "non-numeric arguments for LIMIT/OFFSET/FETCH are not supported",
        Wrong,
        "LIMIT and OFFSET want a whole number, zero or more",
        "",
    ),
    Rule(
        "cannot format {} with format '{}'",
        Wrong,
        "strftime() does not know the format '{1}'",
        "formats are those of Python: strftime(day, '%Y-%m')",
    ),
    Rule("regex error: {}", Wrong, "the pattern is no regular expression", ""),
    Rule("regex parse error:{}", Wrong, "the pattern is no regular expression", ""),
];

/// Functions people know from elsewhere, and what does the same here.
pub(super) const FUNCTIONS: &[(&str, &str)] = &[
    (
        "now current_date current_timestamp current_time localtimestamp today getdate",
        "hand the moment over: load_sql(query, params=[pd.Timestamp.now()])",
    ),
    (
        "datediff date_diff julianday timestampdiff age",
        "subtract the dates, later - earlier, and take .dt.days of the column",
    ),
    ("date_add dateadd date_sub", "add an interval: day + interval '1 month'"),
    ("to_char date_format format_datetime", "use strftime(day, '%Y-%m')"),
    ("to_date", "use cast(column as date)"),
    ("percentile_cont percentile_disc percentile quantile approx_percentile", "use quantile_cont(column, 0.5)"),
    ("regexp_replace regexp_extract regexp_substr", "use .str.replace() or .str.extract() of the column in pandas"),
    ("ntile percent_rank cume_dist", "use pd.qcut() or .rank(pct=True) on the column"),
    ("mode", "use .mode() of the column in pandas"),
    ("random rand", "use .sample() of the frame in pandas"),
    ("nvl", "use coalesce(column, value)"),
    ("instr charindex", "use strpos(text, part)"),
];
