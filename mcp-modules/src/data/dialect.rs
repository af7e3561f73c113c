//! SQL as people write it, for an engine that knows some of it under other names. Changed in the tree.
//!
//! Text that holds dates stands wherever a date may: files without a schema have no other dates.

use std::ops::ControlFlow;

use sqlparser::ast::{
    self, BinaryOperator, CastKind, DataType, ExactNumberInfo, Expr, Function, FunctionArg, FunctionArgExpr,
    FunctionArgumentList, FunctionArguments, Ident, ObjectName, ObjectNamePart, ValueWithSpan, VisitorMut,
};

use super::moments::{MOMENT, ticks_of};

/// Functions named like the part of a date that they give.
const PARTS: [&str; 8] = ["year", "quarter", "month", "week", "day", "hour", "minute", "second"];

pub(super) struct Dialect;

impl VisitorMut for Dialect {
    type Break = ();

    fn post_visit_expr(&mut self, expression: &mut Expr) -> ControlFlow<()> {
        match expression {
            Expr::Function(function) => {
                if let Some(other) = rewritten(function) {
                    *expression = other;
                }
            }
            Expr::Extract { expr, .. } => as_moment(expr),
            Expr::BinaryOp { left, op, right } if is_comparison(op) => {
                if is_moment(left) {
                    read_date(right);
                } else if is_moment(right) {
                    read_date(left);
                }
            }
            Expr::Between { expr, low, high, .. } if is_moment(expr) => {
                read_date(low);
                read_date(high);
            }
            Expr::Cast { kind: CastKind::Cast | CastKind::DoubleColon, expr, data_type, .. } => match data_type {
                DataType::Date | DataType::Timestamp(..) | DataType::Datetime(_) => as_moment(expr),
                DataType::Decimal(info) | DataType::Numeric(info) | DataType::Dec(info) => {
                    let scale = match info {
                        ExactNumberInfo::PrecisionAndScale(_, scale) => *scale,
                        ExactNumberInfo::Precision(_) | ExactNumberInfo::None => 0,
                    };
                    let is_bare = *info == ExactNumberInfo::None;
                    *data_type = DataType::Double(ExactNumberInfo::None);
                    // Decimals are floats here, with as many digits behind the point.
                    if !is_bare && scale >= 0 {
                        *expression = call("round", vec![expression.clone(), number(scale)]);
                    }
                }
                _ => {}
            },
            _ => {}
        }
        ControlFlow::Continue(())
    }
}

/// The call that means the same to the engine, if another one does.
fn rewritten(function: &Function) -> Option<Expr> {
    let name = function.name.to_string().to_lowercase();
    let mut args = plain_args(function)?;
    match (name.as_str(), args.len()) {
        ("strftime", 2) => {
            // SQLite has the format first, DuckDB second. What `%f` means goes with it.
            let is_format_first = text(&args[0]).is_some() && text(&args[1]).is_none();
            if is_format_first {
                args.swap(0, 1);
            }
            let fraction = if is_format_first { "%S%.3f" } else { "%6f" };
            if let Some(format) = text(&args[1]) {
                args[1] = literal(format.replace("%f", fraction));
            }
            as_moment(&mut args[0]);
            Some(call("strftime", args))
        }
        ("date_trunc" | "date_part" | "datepart" | "datetrunc", 2) => {
            as_moment(&mut args[1]);
            Some(call(if name.ends_with("trunc") { "date_trunc" } else { "date_part" }, args))
        }
        ("date" | "datetime" | "timestamp", 1) if text(&args[0]).is_none() => {
            as_moment(&mut args[0]);
            let data_type =
                if name == "date" { DataType::Date } else { DataType::Timestamp(None, ast::TimezoneInfo::None) };
            let expr = Box::new(args.remove(0));
            Some(Expr::Cast { kind: CastKind::Cast, expr, data_type, array: false, format: None })
        }
        (part, 1) if PARTS.contains(&part) => {
            as_moment(&mut args[0]);
            Some(call("date_part", vec![literal(part.to_owned()), args.remove(0)]))
        }
        ("iif", 3) => Some(call("if", args)),
        _ => None,
    }
}

/// The arguments of a call that has nothing else.
fn plain_args(function: &Function) -> Option<Vec<Expr>> {
    let FunctionArguments::List(list) = &function.args else { return None };
    let is_plain = list.clauses.is_empty() && list.duplicate_treatment.is_none() && function.over.is_none();
    let is_plain = is_plain && function.filter.is_none() && function.within_group.is_empty();
    let argument = |argument: &FunctionArg| match argument {
        FunctionArg::Unnamed(FunctionArgExpr::Expr(expression)) => Some(expression.clone()),
        _ => None,
    };
    if is_plain { list.args.iter().map(argument).collect() } else { None }
}

/// Lets a column of text be one of times; a literal is read by the engine.
fn as_moment(expression: &mut Expr) {
    if text(expression).is_none() && !matches!(expression, Expr::TypedString { .. }) {
        *expression = call(MOMENT, vec![expression.clone()]);
    }
}

/// Whether an expression is a moment, as far as it can be seen; the engine sees those of columns.
fn is_moment(expression: &Expr) -> bool {
    match expression {
        Expr::Nested(inner) => is_moment(inner),
        Expr::Cast { data_type, .. } => {
            matches!(data_type, DataType::Date | DataType::Timestamp(..) | DataType::Datetime(_))
        }
        Expr::BinaryOp { left, right, .. } => [left, right].iter().any(|side| matches!(***side, Expr::Interval(_))),
        Expr::Function(function) => {
            let name = function.name.to_string();
            name == MOMENT || name == "date_trunc"
        }
        _ => false,
    }
}

fn is_comparison(operator: &BinaryOperator) -> bool {
    use BinaryOperator as Is;
    matches!(operator, Is::Eq | Is::NotEq | Is::Lt | Is::LtEq | Is::Gt | Is::GtEq)
}

/// A text that is a date is one beside a moment.
fn read_date(expression: &mut Expr) {
    if text(expression).and_then(ticks_of).is_some() {
        *expression = call(MOMENT, vec![expression.clone()]);
    }
}

fn text(expression: &Expr) -> Option<&str> {
    match expression {
        Expr::Value(ValueWithSpan { value: ast::Value::SingleQuotedString(text), .. }) => Some(text),
        _ => None,
    }
}

fn literal(text: String) -> Expr {
    Expr::value(ast::Value::SingleQuotedString(text))
}

fn number(whole: i64) -> Expr {
    Expr::value(ast::Value::Number(whole.to_string(), false))
}

fn call(name: &str, args: Vec<Expr>) -> Expr {
    let args = args.into_iter().map(|argument| FunctionArg::Unnamed(FunctionArgExpr::Expr(argument))).collect();
    Expr::Function(Function {
        name: ObjectName(vec![ObjectNamePart::Identifier(Ident::new(name))]),
        uses_odbc_syntax: false,
        parameters: FunctionArguments::None,
        args: FunctionArguments::List(FunctionArgumentList { duplicate_treatment: None, args, clauses: Vec::new() }),
        filter: None,
        null_treatment: None,
        over: None,
        within_group: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use sqlparser::ast::VisitMut as _;
    use sqlparser::dialect::GenericDialect;
    use sqlparser::parser::Parser;

    use super::*;

    #[test]
    fn calls_are_those_of_the_engine() {
        let cases = [
            ("strftime('%Y-%m', d)", "strftime(sql_moment(d), '%Y-%m')"),
            ("strftime(d, '%H:%M:%f')", "strftime(sql_moment(d), '%H:%M:%6f')"),
            ("strftime('%f', d)", "strftime(sql_moment(d), '%S%.3f')"),
            ("DATE_TRUNC('month', d)", "date_trunc('month', sql_moment(d))"),
            ("extract(year from d)", "EXTRACT(YEAR FROM sql_moment(d))"),
            ("month(d)", "date_part('month', sql_moment(d))"),
            ("cast(d as date)", "CAST(sql_moment(d) AS DATE)"),
            ("cast('2024-01-01' as date)", "CAST('2024-01-01' AS DATE)"),
            ("d::timestamp", "sql_moment(d)::TIMESTAMP"),
            ("cast(x as decimal(10, 2))", "round(CAST(x AS DOUBLE), 2)"),
            ("d::date >= '2024-02-01'", "sql_moment(d)::DATE >= sql_moment('2024-02-01')"),
            ("d + interval '1 day' < '2024-02-01'", "d + INTERVAL '1 day' < sql_moment('2024-02-01')"),
            ("d >= '2024-02-01'", "d >= '2024-02-01'"),
            ("iif(a > 1, 2, 3)", "if(a > 1, 2, 3)"),
            ("sum(day)", "sum(day)"),
        ];
        for (sql, expected) in cases {
            let mut tree = Parser::parse_sql(&GenericDialect, &format!("select {sql}")).expect("a tree").remove(0);
            let _ = tree.visit(&mut Dialect);
            assert_eq!(tree.to_string(), format!("SELECT {expected}"));
        }
    }
}
