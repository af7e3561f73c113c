//! What the columns of a result are called. An expression that the query gives no name is called as it is written there,
//! as in SQLite: `count(*)`, `sum(units)`.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use sqlparser::ast::{Expr, Ident, OrderByKind, Query, SelectItem, SetExpr, VisitorMut};
use sqlparser::dialect::GenericDialect;
use sqlparser::keywords::Keyword;
use sqlparser::parser::Parser;
use sqlparser::tokenizer::{Location, Token, TokenWithSpan};

/// Gives every expression of a result a name, and lets ORDER BY use it.
pub(super) struct ResultNames {
    /// Expressions as the tree writes them, with how the query writes them.
    written: BTreeMap<String, String>,
}

impl ResultNames {
    pub(super) fn of(sql: &str, tokens: &[TokenWithSpan]) -> Self {
        let text = Text::new(sql);
        let mut written = BTreeMap::new();
        for item in items(tokens) {
            let mut parser = Parser::new(&GenericDialect).with_tokens_with_locations(item.to_vec());
            if let Ok(expression) = parser.parse_expr()
                && parser.peek_token().token == Token::EOF
            {
                written.entry(expression.to_string()).or_insert_with(|| text.of(item));
            }
        }
        Self { written }
    }

    fn name(&self, body: &mut SetExpr) {
        match body {
            SetExpr::Select(select) => {
                for item in &mut select.projection {
                    if let SelectItem::UnnamedExpr(expression) = item
                        && wants_name(expression)
                    {
                        let expr = expression.clone();
                        let tree = expr.to_string();
                        let name = self.written.get(&tree).unwrap_or(&tree);
                        *item = SelectItem::ExprWithAlias { alias: Ident::with_quote('"', name), expr };
                    }
                }
            }
            SetExpr::SetOperation { left, right, .. } => {
                self.name(left);
                self.name(right);
            }
            _ => {}
        }
    }
}

impl VisitorMut for ResultNames {
    type Break = ();

    fn pre_visit_query(&mut self, query: &mut Query) -> ControlFlow<()> {
        self.name(&mut query.body);
        let SetExpr::Select(select) = query.body.as_ref() else { return ControlFlow::Continue(()) };
        let Some(OrderByKind::Expressions(by)) = query.order_by.as_mut().map(|order| &mut order.kind) else {
            return ControlFlow::Continue(());
        };
        // The engine orders the result, which has no `count(*)` to compute any more, but a column of that name.
        for one in by.iter_mut().filter(|one| wants_name(&one.expr)) {
            let named = select.projection.iter().find_map(|item| match item {
                SelectItem::ExprWithAlias { expr, alias } if *expr == one.expr => Some(alias.clone()),
                _ => None,
            });
            if let Some(alias) = named {
                one.expr = Expr::Identifier(alias);
            }
        }
        ControlFlow::Continue(())
    }
}

/// Columns have names, and what stands for several columns keeps theirs.
fn wants_name(expression: &Expr) -> bool {
    match expression {
        Expr::Identifier(_) | Expr::CompoundIdentifier(_) | Expr::Wildcard(_) | Expr::QualifiedWildcard(..) => false,
        Expr::Function(function) => {
            let name = function.name.to_string().to_lowercase();
            name != "columns" && name != "unnest"
        }
        _ => true,
    }
}

/// The items of every SELECT, without the words before the first.
fn items(tokens: &[TokenWithSpan]) -> Vec<&[TokenWithSpan]> {
    let mut found = Vec::new();
    // Of every SELECT that is being read: how deep in brackets it is, and where its item began.
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut depth = 0_usize;
    let mut before = Keyword::NoKeyword;
    for (at, token) in tokens.iter().enumerate() {
        let keyword = match &token.token {
            Token::Word(word) => word.keyword,
            _ => Keyword::NoKeyword,
        };
        match &token.token {
            Token::LParen | Token::LBracket | Token::LBrace => depth += 1,
            Token::RParen | Token::RBracket | Token::RBrace => {
                depth = depth.saturating_sub(1);
                while let Some((_, start)) = open.pop_if(|(inside, _)| *inside > depth) {
                    found.push(&tokens[start..at]);
                }
            }
            Token::Comma => {
                if let Some((_, start)) = open.last_mut().filter(|(inside, _)| *inside == depth) {
                    found.push(&tokens[*start..at]);
                    *start = at + 1;
                }
            }
            Token::Word(_) if is_end(keyword, before) => {
                if let Some((_, start)) = open.pop_if(|(inside, _)| *inside == depth) {
                    found.push(&tokens[start..at]);
                }
            }
            _ => {}
        }
        if keyword == Keyword::SELECT {
            open.push((depth, at + 1));
        }
        if !matches!(token.token, Token::Whitespace(_)) {
            before = keyword;
        }
    }
    found.extend(open.into_iter().map(|(_, start)| &tokens[start..]));
    found.into_iter().map(trimmed).collect()
}

fn is_end(keyword: Keyword, before: Keyword) -> bool {
    use Keyword as Word;
    match keyword {
        // `a IS DISTINCT FROM b`
        Word::FROM => before != Word::DISTINCT,
        Word::WHERE
        | Word::GROUP
        | Word::HAVING
        | Word::QUALIFY
        | Word::WINDOW
        | Word::ORDER
        | Word::LIMIT
        | Word::OFFSET
        | Word::FETCH
        | Word::UNION
        | Word::EXCEPT
        | Word::INTERSECT => true,
        _ => false,
    }
}

fn trimmed(mut item: &[TokenWithSpan]) -> &[TokenWithSpan] {
    let is_outside = |token: &Token| match token {
        Token::Whitespace(_) | Token::EOF | Token::SemiColon => true,
        Token::Word(word) => matches!(word.keyword, Keyword::DISTINCT | Keyword::ALL),
        _ => false,
    };
    while let [first, rest @ ..] = item
        && is_outside(&first.token)
    {
        item = rest;
    }
    while let [rest @ .., last] = item
        && is_outside(&last.token)
    {
        item = rest;
    }
    item
}

/// A query, with where its characters and its lines begin.
struct Text<'s> {
    sql: &'s str,
    bytes: Vec<usize>,
    lines: Vec<usize>,
}

impl<'s> Text<'s> {
    fn new(sql: &'s str) -> Self {
        let bytes: Vec<usize> = sql.char_indices().map(|(at, _)| at).chain([sql.len()]).collect();
        let ends = sql.chars().enumerate().filter(|(_, letter)| *letter == '\n');
        let lines = std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect();
        Self { sql, bytes, lines }
    }

    fn byte_of(&self, place: Location) -> Option<usize> {
        let line = *self.lines.get(usize::try_from(place.line).ok()?.checked_sub(1)?)?;
        let column = usize::try_from(place.column).ok()?.checked_sub(1)?;
        self.bytes.get(line + column).copied()
    }

    /// As the query has it, on one line.
    fn of(&self, item: &[TokenWithSpan]) -> String {
        let part = |token: &TokenWithSpan| match token.token {
            Token::Whitespace(_) => " ",
            _ => match (self.byte_of(token.span.start), self.byte_of(token.span.end)) {
                (Some(from), Some(to)) => self.sql.get(from..to).unwrap_or_default(),
                _ => "",
            },
        };
        let mut text = String::new();
        for part in item.iter().map(part) {
            // Blanks and comments in a row are one blank.
            if part != " " || !text.ends_with(' ') {
                text.push_str(part);
            }
        }
        // A name in quotes inside the name has its own, once.
        text.replace("\"\"", "\"")
    }
}

#[cfg(test)]
mod tests {
    use sqlparser::ast::VisitMut as _;
    use sqlparser::tokenizer::Tokenizer;

    use super::*;

    fn named(sql: &str) -> String {
        let tokens = Tokenizer::new(&GenericDialect, sql).tokenize_with_location().expect("tokens");
        let mut tree = Parser::parse_sql(&GenericDialect, sql).expect("a tree").remove(0);
        let _ = tree.visit(&mut ResultNames::of(sql, &tokens));
        tree.to_string()
    }

    #[test]
    fn expressions_are_called_as_they_are_written() {
        let cases = [
            ("select count(*), SUM(a*2) from t", "SELECT count(*) AS \"count(*)\", SUM(a * 2) AS \"SUM(a*2)\" FROM t"),
            ("select a, t.b, 1 as c, * from t", "SELECT a, t.b, 1 AS c, * FROM t"),
            ("select distinct max( a,\n  b ) from t", "SELECT DISTINCT max(a, b) AS \"max( a, b )\" FROM t"),
            (
                "select 'ü', a is distinct from b from t",
                "SELECT 'ü' AS \"'ü'\", a IS DISTINCT FROM b AS \"a is distinct from b\" FROM t",
            ),
            ("select columns('x.*') from t", "SELECT columns('x.*') FROM t"),
            (
                "select (select max(a)from t)+1",
                "SELECT (SELECT max(a) AS \"max(a)\" FROM t) + 1 AS \"(select max(a)from t)+1\"",
            ),
            (
                "select a, count(*) from t group by a order by count(*) desc, a",
                "SELECT a, count(*) AS \"count(*)\" FROM t GROUP BY a ORDER BY \"count(*)\" DESC, a",
            ),
            ("select 1 union select 1+1", "SELECT 1 AS \"1\" UNION SELECT 1 + 1 AS \"1+1\""),
        ];
        for (sql, expected) in cases {
            assert_eq!(named(sql), expected);
        }
    }
}
