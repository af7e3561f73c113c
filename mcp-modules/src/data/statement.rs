//! A query over frames and files, read with the parser of the engine that will run it.
//!
//! Changes are made in its tree: results and tables get names of ours, placeholders become literals, and
//! functions are called as the engine calls them. The text the engine gets is made from the tree and must read back as the
//! same tree, so no value can become syntax.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use orchestrator_databases::{DatabaseError, Parameters, Style, Value, bind};
use sqlparser::ast::{
    self, Expr, Ident, ObjectName, ObjectNamePart, Query, TableAlias, TableFactor, UnaryOperator, ValueWithSpan,
    Visit as _, VisitMut, Visitor, VisitorMut,
};
use sqlparser::dialect::GenericDialect;
use sqlparser::keywords::Keyword;
use sqlparser::parser::{Parser, ParserOptions};
use sqlparser::tokenizer::{Token, TokenWithSpan, Tokenizer};

use super::dialect::Dialect;
use super::outer_joins;
use super::result_names::ResultNames;

/// Longest query: longer ones belong in a table.
const MOST_BYTES: usize = 1 << 20;
/// Operators and joins of one query: each may be one level of the tree, which is walked by recursion.
const MOST_OPERATORS: usize = 2000;

pub(crate) struct Statement {
    tree: ast::Statement,
    values: Vec<Value>,
    words: Option<BTreeSet<String>>,
    names: ResultNames,
}

impl Statement {
    /// Reads `sql`; an error of the kind `Query` says what is wrong with the text.
    pub(crate) fn parse(sql: &str, parameters: &Parameters) -> Result<Self, DatabaseError> {
        if sql.len() > MOST_BYTES {
            return Err(wrong("the query is too long"));
        }
        let (sql, values) = bind(sql, parameters, Style::Dollar)?;
        let tokens = Tokenizer::new(&GenericDialect, &sql).tokenize_with_location();
        let tokens = tokens.map_err(|error| wrong(error.to_string()))?;
        if tokens.iter().filter(|token| is_operator(&token.token)).count() > MOST_OPERATORS {
            return Err(wrong("the query has too many operators"));
        }
        let words = words_of(&tokens);
        Ok(Self { tree: parse_one(&sql)?, values, words, names: ResultNames::of(&sql, &tokens) })
    }

    pub(crate) fn is_query(&self) -> bool {
        matches!(self.tree, ast::Statement::Query(_))
    }

    /// Names by which the query could mean a column of a table; none when it takes all columns.
    pub(crate) fn words(&self) -> Option<&BTreeSet<String>> {
        self.words.as_ref()
    }

    /// Tables the query reads and does not make itself, with whether the name was written in quotes.
    pub(crate) fn tables(&self) -> Vec<(String, bool)> {
        let mut found = Tables::default();
        let _ = self.tree.visit(&mut found);
        let own = found.own;
        let mut tables: Vec<(String, bool)> = found.read.into_iter().filter(|(name, _)| !own.contains(name)).collect();
        tables.dedup();
        tables
    }

    /// Is `name` a name that the query gives to a table?
    pub(crate) fn has_alias(&self, name: &str) -> bool {
        let mut found = Tables::default();
        let _ = self.tree.visit(&mut found);
        found.aliases.contains(name)
    }

    /// Does it have an outer join that the engine gets wrong?
    pub(crate) fn has_uneven_join(&self) -> bool {
        outer_joins::is_uneven(&self.tree)
    }

    /// The text for the engine: tables under the names it knows them by, values as literals.
    pub(crate) fn bound(mut self, tables: &BTreeMap<String, Stored>) -> Result<String, DatabaseError> {
        if !self.is_query() {
            return Err(DatabaseError::NotAQuery { reason: "this is another statement".to_owned() });
        }
        // As written, so before anything else is changed.
        let _ = VisitMut::visit(&mut self.tree, &mut self.names);
        let mut naming = Naming { tables, values: &self.values };
        if let ControlFlow::Break(error) = VisitMut::visit(&mut self.tree, &mut naming) {
            return Err(error);
        }
        let _ = VisitMut::visit(&mut self.tree, &mut Dialect);
        let meant = self.tree.clone();
        let _ = VisitMut::visit(&mut self.tree, &mut Doubling);
        let text = self.tree.to_string();
        if parse_one(&text)? == meant { Ok(text) } else { Err(wrong("the query cannot be written for the engine")) }
    }
}

/// Where a table of the query is.
pub(crate) struct Stored {
    /// Its name in the engine.
    pub(crate) name: String,
    /// What the query calls it unless it says something else.
    pub(crate) alias: String,
}

fn wrong(message: impl Into<String>) -> DatabaseError {
    DatabaseError::Query { message: message.into(), hint: None }
}

fn parse_one(sql: &str) -> Result<ast::Statement, DatabaseError> {
    let options = ParserOptions { trailing_commas: true, ..ParserOptions::default() };
    let parser = Parser::new(&GenericDialect).with_options(options);
    let parsed = parser.try_with_sql(sql).and_then(|mut parser| parser.parse_statements());
    let mut statements = parsed.map_err(|error| {
        let text = error.to_string();
        wrong(format!("the query cannot be read: {}", text.trim_start_matches("sql parser error: ")))
    })?;
    match (statements.pop(), statements.pop()) {
        (Some(only), None) => Ok(only),
        (None, _) => Err(wrong("the query is empty")),
        _ => Err(DatabaseError::NotAQuery { reason: "there is more than one statement".to_owned() }),
    }
}

fn is_operator(token: &Token) -> bool {
    use Keyword as Word;
    match token {
        Token::Word(word) => matches!(
            word.keyword,
            Word::AND
                | Word::OR
                | Word::XOR
                | Word::NOT
                | Word::IS
                | Word::IN
                | Word::LIKE
                | Word::BETWEEN
                | Word::UNION
                | Word::EXCEPT
                | Word::INTERSECT
                | Word::JOIN
                | Word::COLLATE
                | Word::AT
        ),
        Token::Whitespace(_)
        | Token::Number(..)
        | Token::SingleQuotedString(_)
        | Token::Placeholder(_)
        | Token::Comma
        | Token::Period
        | Token::LParen
        | Token::RParen
        | Token::EOF => false,
        _ => true,
    }
}

fn words_of(tokens: &[TokenWithSpan]) -> Option<BTreeSet<String>> {
    let mut words = BTreeSet::new();
    let (mut n_selects, mut n_froms) = (0, 0);
    let mut before = Keyword::NoKeyword;
    let mut may_have_star = false;
    // For each open bracket: does it belong to a function that has a FROM of its own?
    let mut brackets = Vec::new();
    for token in tokens.iter().map(|token| &token.token).filter(|token| !matches!(token, Token::Whitespace(_))) {
        let mut keyword = Keyword::NoKeyword;
        match token {
            Token::Mul if may_have_star => return None,
            Token::LParen => brackets.push(matches!(
                before,
                Keyword::EXTRACT
                    | Keyword::TRIM
                    | Keyword::SUBSTRING
                    | Keyword::OVERLAY
                    | Keyword::CEIL
                    | Keyword::FLOOR
            )),
            Token::RParen => drop(brackets.pop()),
            Token::Word(word) => {
                keyword = word.keyword;
                let has_own_from = before == Keyword::DISTINCT || brackets.last() == Some(&true);
                match keyword {
                    Keyword::NATURAL | Keyword::COLUMNS | Keyword::TABLE => return None,
                    Keyword::SELECT => n_selects += 1,
                    Keyword::FROM if !has_own_from => n_froms += 1,
                    _ => {}
                }
                words.insert(word.value.clone());
            }
            _ => {}
        }
        may_have_star = matches!(token, Token::Comma | Token::Period)
            || matches!(keyword, Keyword::SELECT | Keyword::DISTINCT | Keyword::ALL);
        before = keyword;
    }
    // `FROM t` alone means all of it.
    (n_froms <= n_selects).then_some(words)
}

fn plain_name(name: &ObjectName) -> (String, bool) {
    let parts: Vec<&Ident> = name.0.iter().filter_map(ObjectNamePart::as_ident).collect();
    let is_quoted = parts.len() == 1 && parts[0].quote_style.is_some();
    (parts.iter().map(|part| part.value.as_str()).collect::<Vec<_>>().join("."), is_quoted)
}

/// What a query reads, and what it makes itself (`WITH`).
#[derive(Default)]
struct Tables {
    read: Vec<(String, bool)>,
    own: BTreeSet<String>,
    aliases: BTreeSet<String>,
}

impl Visitor for Tables {
    type Break = ();

    fn pre_visit_query(&mut self, query: &Query) -> ControlFlow<()> {
        let made = query.with.iter().flat_map(|with| &with.cte_tables).map(|table| table.alias.name.value.clone());
        self.own.extend(made);
        ControlFlow::Continue(())
    }

    fn pre_visit_table_factor(&mut self, factor: &TableFactor) -> ControlFlow<()> {
        if let TableFactor::Table { alias: Some(alias), .. }
        | TableFactor::Derived { alias: Some(alias), .. }
        | TableFactor::NestedJoin { alias: Some(alias), .. }
        | TableFactor::UNNEST { alias: Some(alias), .. } = factor
        {
            self.aliases.insert(alias.name.value.clone());
        }
        ControlFlow::Continue(())
    }

    fn pre_visit_relation(&mut self, name: &ObjectName) -> ControlFlow<()> {
        self.read.push(plain_name(name));
        ControlFlow::Continue(())
    }
}

struct Naming<'a> {
    tables: &'a BTreeMap<String, Stored>,
    values: &'a [Value],
}

impl VisitorMut for Naming<'_> {
    type Break = DatabaseError;

    fn pre_visit_table_factor(&mut self, factor: &mut TableFactor) -> ControlFlow<DatabaseError> {
        match factor {
            TableFactor::Table { name, args: Some(_), .. } => {
                let hint = Some("name the file in quotes: select * from 'data/raw/file.csv'".to_owned());
                let message = format!("a table cannot be made by a function here: {}", plain_name(name).0);
                return ControlFlow::Break(DatabaseError::Query { message, hint });
            }
            TableFactor::Table { name, alias, .. } => {
                if let Some(stored) = self.tables.get(&plain_name(name).0) {
                    *name = ObjectName(vec![ObjectNamePart::Identifier(Ident::new(stored.name.clone()))]);
                    let own = || TableAlias {
                        explicit: true,
                        name: Ident::with_quote('"', stored.alias.clone()),
                        columns: Vec::new(),
                        at: None,
                    };
                    alias.get_or_insert_with(own);
                }
            }
            TableFactor::Derived { .. } | TableFactor::NestedJoin { .. } | TableFactor::UNNEST { .. } => {}
            _ => return ControlFlow::Break(wrong("only tables, subqueries and joins can stand behind FROM here")),
        }
        ControlFlow::Continue(())
    }

    fn post_visit_expr(&mut self, expression: &mut Expr) -> ControlFlow<DatabaseError> {
        let Expr::Value(ValueWithSpan { value: ast::Value::Placeholder(name), .. }) = expression else {
            return ControlFlow::Continue(());
        };
        let number = name.strip_prefix('$').and_then(|digits| digits.parse::<usize>().ok());
        let Some(value) = number.and_then(|number| self.values.get(number.checked_sub(1)?)) else {
            let message = "the query has placeholders, and params has no values for them".to_owned();
            return ControlFlow::Break(DatabaseError::Parameters { message, hint: None });
        };
        if let Some(literal) = literal(value) {
            *expression = literal;
        } else {
            let message = format!("params: {value:?} has no form here").to_lowercase();
            return ControlFlow::Break(DatabaseError::Parameters { message, hint: None });
        }
        ControlFlow::Continue(())
    }
}

fn literal(value: &Value) -> Option<Expr> {
    let number = |text: String| Expr::value(ast::Value::Number(text, false));
    let signed = |is_negative: bool, size: Expr| {
        if !is_negative {
            return size;
        }
        Expr::Nested(Box::new(Expr::UnaryOp { op: UnaryOperator::Minus, expr: Box::new(size) }))
    };
    Some(match value {
        Value::Null => Expr::value(ast::Value::Null),
        Value::Bool(flag) => Expr::value(ast::Value::Boolean(*flag)),
        Value::Int(whole) => signed(*whole < 0, number(whole.unsigned_abs().to_string())),
        Value::Float(float) if float.is_finite() => {
            // The engine takes a number without a point for a whole one.
            let text = format!("{:?}", float.abs());
            let text = if text.contains('.') { text } else { text.replacen('e', ".0e", 1) };
            signed(*float < 0.0, number(text))
        }
        Value::Text(text) => Expr::value(ast::Value::SingleQuotedString(text.clone())),
        Value::Bytes(bytes) => {
            let digits = bytes.iter().fold(String::new(), |digits, byte| format!("{digits}{byte:02X}"));
            Expr::value(ast::Value::HexStringLiteral(digits))
        }
        Value::Float(_) => return None,
    })
}

/// Doubles the quotes in strings: the writer of the tree does so for some of them only.
struct Doubling;

impl VisitorMut for Doubling {
    type Break = ();

    fn post_visit_value(&mut self, value: &mut ValueWithSpan) -> ControlFlow<()> {
        if let ast::Value::SingleQuotedString(text) = &mut value.value {
            *text = text.replace('\'', "''");
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bound(sql: &str, values: Vec<Value>) -> Result<String, String> {
        let parameters = if values.is_empty() { Parameters::None } else { Parameters::ByPosition(values) };
        let stored = Stored { name: "t0".to_owned(), alias: "sales".to_owned() };
        let tables = BTreeMap::from([("raw/sales.csv".to_owned(), stored)]);
        Statement::parse(sql, &parameters)
            .and_then(|statement| statement.bound(&tables))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn files_and_values_become_names_and_literals() {
        let sql = "select a from 'raw/sales.csv' where a > ? and b = ?";
        let values = vec![Value::Int(-7), Value::Text("it's".to_owned())];
        let expected = "SELECT a FROM t0 AS \"sales\" WHERE a > (-7) AND b = 'it''s'";
        assert_eq!(bound(sql, values), Ok(expected.to_owned()));
    }

    #[test]
    fn no_text_becomes_syntax() {
        for text in ["'", "''", "\\'", "\\' or 1=1 --", "\\\\''; select 1", "a'b\\'c''d", "\u{0}'", "?", "$1"] {
            let written = bound("select ? as x", vec![Value::Text(text.to_owned())]).expect("written");
            assert_eq!(written, format!("SELECT '{}' AS x", text.replace('\'', "''")));
        }
        assert_eq!(bound(r"select 'a\''b' as x", vec![]), Ok(r"SELECT 'a\''b' AS x".to_owned()));
    }

    #[test]
    fn only_one_query_over_tables_is_taken() {
        let told = |sql: &str| bound(sql, vec![]).expect_err("refused");
        assert_eq!(told("drop table x"), "only a query that returns rows is allowed here: this is another statement");
        assert_eq!(
            told("select 1; select 2"),
            "only a query that returns rows is allowed here: there is more than one statement"
        );
        assert_eq!(told("select * from read_csv('/x')"), "a table cannot be made by a function here: read_csv");
        assert_eq!(told(&format!("select {}1", "1+".repeat(5000))), "the query has too many operators");
        assert!(told(&format!("select {}1{}", "(".repeat(500), ")".repeat(500))).contains("recursion limit"));
    }

    #[test]
    fn tables_are_what_the_query_does_not_make_itself() {
        let sql =
            "with x as (select * from a) select * from x join 'b.csv' as b on x.i = b.i where i in (select i from c)";
        let statement = Statement::parse(sql, &Parameters::None).expect("parsed");
        let named = |name: &str, is_quoted| (name.to_owned(), is_quoted);
        assert_eq!(statement.tables(), [named("a", false), named("b.csv", true), named("c", false)]);
        assert_eq!(statement.words(), None);
        let statement = Statement::parse("select count(*), max(v) from t", &Parameters::None).expect("parsed");
        assert!(statement.words().is_some_and(|words| words.contains("v") && !words.contains("*")));
        let some = |sql: &str| Statement::parse(sql, &Parameters::None).expect("parsed").words().is_some();
        assert!(some("select extract(year from d) from t where a is distinct from b"));
        assert!(!some("select a, * from t") && !some("select t.* from t") && !some("from t"));
    }
}
