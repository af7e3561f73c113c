//! Outer joins that the engine gets wrong: with any condition but equality it leaves out the rows that have no partner.

use std::ops::ControlFlow;

use sqlparser::ast::{
    self, BinaryOperator, Expr, JoinConstraint, JoinOperator, Query, SetExpr, TableFactor, TableWithJoins, Visit as _,
    Visitor,
};

/// Does the query have such a join, wherever it stands?
pub(super) fn is_uneven(tree: &ast::Statement) -> bool {
    tree.visit(&mut Search).is_break()
}

struct Search;

impl Visitor for Search {
    type Break = ();

    fn pre_visit_query(&mut self, query: &Query) -> ControlFlow<()> {
        if in_body(&query.body) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

fn in_body(body: &SetExpr) -> bool {
    match body {
        SetExpr::Select(select) => select.from.iter().any(in_tables),
        SetExpr::SetOperation { left, right, .. } => in_body(left) || in_body(right),
        // Queries inside are visited by themselves.
        _ => false,
    }
}

fn in_tables(tables: &TableWithJoins) -> bool {
    let is_nested = |table: &TableFactor| match table {
        TableFactor::NestedJoin { table_with_joins, .. } => in_tables(table_with_joins),
        _ => false,
    };
    is_nested(&tables.relation)
        || tables.joins.iter().any(|join| is_nested(&join.relation) || is_uneven_join(&join.join_operator))
}

fn is_uneven_join(join: &JoinOperator) -> bool {
    use JoinOperator::{
        Anti, FullOuter, Left, LeftAnti, LeftOuter, LeftSemi, Right, RightAnti, RightOuter, RightSemi, Semi,
    };
    match join {
        Left(JoinConstraint::On(condition))
        | LeftOuter(JoinConstraint::On(condition))
        | Right(JoinConstraint::On(condition))
        | RightOuter(JoinConstraint::On(condition))
        | FullOuter(JoinConstraint::On(condition))
        | Semi(JoinConstraint::On(condition))
        | LeftSemi(JoinConstraint::On(condition))
        | RightSemi(JoinConstraint::On(condition))
        | Anti(JoinConstraint::On(condition))
        | LeftAnti(JoinConstraint::On(condition))
        | RightAnti(JoinConstraint::On(condition)) => !is_equality(condition),
        _ => false,
    }
}

/// `a = b and c = d ...`
fn is_equality(condition: &Expr) -> bool {
    match condition {
        Expr::Nested(inner) => is_equality(inner),
        Expr::BinaryOp { left, op: BinaryOperator::And, right } => is_equality(left) && is_equality(right),
        Expr::BinaryOp { op: BinaryOperator::Eq, .. } => true,
        _ => false,
    }
}
