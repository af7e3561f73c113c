//! The check of a script before it runs: does it parse, how deep is it, what does it ask for.
//!
//! A courtesy to the model, which learns of everything forbidden at once; the walls that hold
//! are the importer, the builtins and the types.

mod fence;
mod findings;
pub(crate) mod notebook;
pub(crate) mod withheld;

use std::collections::BTreeSet;

use ruff_python_ast::token::TokenKind;
use ruff_python_ast::visitor::Visitor;
use ruff_python_ast::{Expr, ModModule, Operator, Stmt};
use ruff_python_parser::{Parsed, parse_expression, parse_module};
use ruff_text_size::{Ranged, TextSize};

use crate::library::Library;
pub use fence::without_fence;
use findings::Reader;

/// What CPython's tokenizer allows.
const MAX_NESTED_BRACKETS: usize = 200;

/// What the compiler's own tree walks allow.
const MAX_TREE_DEPTH: usize = 900;

/// A script that may run.
pub(crate) struct Checked {
    /// Does the script end in a bare expression?
    pub(crate) ends_in_expression: bool,
    /// Does the script itself assign `result`?
    pub(crate) assigns_result: bool,
    /// Every plain name the script reads or writes.
    pub(crate) names: BTreeSet<String>,
}

/// Why a script may not run.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// The parser's complaint; the compiler words it, so only its existence matters here.
    Syntax,
    /// Brackets nested too deep, at this byte.
    TooManyBrackets(TextSize),
    TooDeep,
    /// Everything forbidden, in order of appearance, with the place of the first.
    Unsafe {
        findings: Vec<String>,
        first: TextSize,
        hint: Option<&'static str>,
    },
}

/// Reads `source`; with `safety` off only what the compiler cannot survive is refused.
pub(crate) fn examine(source: &str, library: &Library, safety: bool) -> Result<Checked, Refusal> {
    let parsed = parse_module(source).map_err(|_| Refusal::Syntax)?;
    check_brackets(&parsed)?;
    let mut reader = Reader::new(library, MAX_TREE_DEPTH);
    reader.visit_body(&parsed.syntax().body);
    if reader.too_deep {
        // Taking a tree this deep apart would need as much stack as walking it.
        std::mem::forget(parsed);
        return Err(Refusal::TooDeep);
    }
    let findings = reader.findings();
    if safety && let Some((first, _, hint)) = findings.first() {
        return Err(Refusal::Unsafe {
            first: *first,
            hint: *hint,
            findings: findings.into_iter().map(|(_, text, _)| text).collect(),
        });
    }
    Ok(Checked {
        ends_in_expression: matches!(parsed.syntax().body.last(), Some(Stmt::Expr(_))),
        assigns_result: reader.assigns_result,
        names: reader.names,
    })
}

/// Is `text` a type written out: names, attributes, subscripts, `|`, literals?
pub fn is_plain_annotation(text: &str) -> bool {
    const MOST_BYTES: usize = 4096;
    text.len() <= MOST_BYTES
        && parse_expression(text.trim()).is_ok_and(|parsed| is_plain_type(&parsed.syntax().body, 32))
}

fn is_plain_type(expression: &Expr, depth: usize) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return false };
    let inside = |expression: &Expr| is_plain_type(expression, depth);
    match expression {
        Expr::Name(_)
        | Expr::NoneLiteral(_)
        | Expr::StringLiteral(_)
        | Expr::NumberLiteral(_)
        | Expr::BooleanLiteral(_)
        | Expr::BytesLiteral(_)
        | Expr::EllipsisLiteral(_) => true,
        Expr::Attribute(attribute) => !attribute.attr.starts_with('_') && inside(&attribute.value),
        Expr::Subscript(subscript) => inside(&subscript.value) && inside(&subscript.slice),
        Expr::BinOp(operation) => {
            operation.op == Operator::BitOr && inside(&operation.left) && inside(&operation.right)
        }
        Expr::Tuple(tuple) => tuple.elts.iter().all(inside),
        Expr::List(list) => list.elts.iter().all(inside),
        Expr::Starred(starred) => inside(&starred.value),
        Expr::UnaryOp(operation) => inside(&operation.operand),
        _ => false,
    }
}

fn check_brackets(parsed: &Parsed<ModModule>) -> Result<(), Refusal> {
    let mut depth = 0_usize;
    for token in parsed.tokens() {
        match token.kind() {
            TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => depth += 1,
            TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_NESTED_BRACKETS {
            return Err(Refusal::TooManyBrackets(token.start()));
        }
    }
    Ok(())
}

/// Line and column (both from 1, in characters) of a byte offset.
pub(crate) fn line_and_column(source: &str, offset: TextSize) -> (u32, u32) {
    let before = source.get(..usize::from(offset)).unwrap_or(source);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(column).unwrap_or(u32::MAX))
}
