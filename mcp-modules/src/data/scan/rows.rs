//! Which plans make their rows out of one row of a file at a time, so that windows of it can be worked on one by one.

use std::sync::Arc;

use polars::prelude::{DataFrame, DslPlan, Expr, JoinType, PolarsResult, Schema};
use polars_plan::plans::expr_ir::ExprIR;
use polars_plan::plans::{AExpr, ExprToIRContext, IR, is_elementwise_rec, is_row_separable_rec, to_expr_ir};
use polars_plan::prelude::{Arena, Node};
use polars_plan::utils::aexpr_to_leaf_names_iter;

/// What a step makes of the file's rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// It does not see them.
    Constant,
    /// Each of its rows comes from one of them, in their order.
    Rows,
    /// It looks at several.
    Breaks,
}

/// Does the plan make its rows out of single rows of `leaf`?
pub(super) fn is_row_wise(plan: &DslPlan, leaf: &Arc<DataFrame>) -> PolarsResult<bool> {
    let plan = plan.clone().to_alp()?;
    let walk = Walk { steps: &plan.lp_arena, expressions: &plan.expr_arena, leaf };
    Ok(walk.flow(plan.lp_top) == Flow::Rows)
}

struct Walk<'a> {
    steps: &'a Arena<IR>,
    expressions: &'a Arena<AExpr>,
    leaf: &'a Arc<DataFrame>,
}

impl Walk<'_> {
    fn flow(&self, node: Node) -> Flow {
        match self.steps.get(node) {
            IR::DataFrameScan { df, .. } if Arc::ptr_eq(df, self.leaf) => Flow::Rows,
            IR::Filter { input, predicate } => self.over(*input, std::slice::from_ref(predicate)),
            IR::HStack { input, exprs, .. } => self.over(*input, exprs),
            // A row of nothing but literals is one row, however many there are below it.
            IR::Select { input, expr, .. } if expr.iter().any(|expr| self.has_column(expr)) => self.over(*input, expr),
            IR::SimpleProjection { input, .. } => self.flow(*input),
            IR::MapFunction { input, function } if function.is_streamable() => self.flow(*input),
            IR::Join { input_left, input_right, options, left_on, right_on, .. } => {
                let is_plain = self.are_row_wise(left_on) && self.are_row_wise(right_on);
                let (left, right) = (self.flow(*input_left), self.flow(*input_right));
                match &options.args.how {
                    _ if left == Flow::Constant && right == Flow::Constant => Flow::Constant,
                    _ if !is_plain => Flow::Breaks,
                    JoinType::Inner | JoinType::Cross if right == Flow::Rows => pair(right, left),
                    JoinType::Inner | JoinType::Cross | JoinType::Left | JoinType::Semi | JoinType::Anti => {
                        pair(left, right)
                    }
                    JoinType::Right => pair(right, left),
                    _ => Flow::Breaks,
                }
            }
            other => {
                let is_constant = other.inputs().all(|input| self.flow(input) == Flow::Constant);
                if is_constant { Flow::Constant } else { Flow::Breaks }
            }
        }
    }

    fn over(&self, input: Node, expressions: &[ExprIR]) -> Flow {
        match self.flow(input) {
            Flow::Rows if !self.are_row_wise(expressions) => Flow::Breaks,
            flow => flow,
        }
    }

    fn are_row_wise(&self, expressions: &[ExprIR]) -> bool {
        expressions.iter().all(|expression| is_elementwise_rec(expression.node(), self.expressions))
    }

    fn has_column(&self, expression: &ExprIR) -> bool {
        aexpr_to_leaf_names_iter(expression.node(), self.expressions).next().is_some()
    }
}

/// The file's rows stream past those of the other side.
fn pair(streamed: Flow, other: Flow) -> Flow {
    if streamed == Flow::Rows && other == Flow::Constant { Flow::Rows } else { Flow::Breaks }
}

/// Is each value of the expressions made of one row?
pub(super) fn are_elementwise(expressions: &[Expr], schema: &Schema) -> bool {
    all(expressions, schema, is_elementwise_rec)
}

/// Are their values those of the parts of a frame, one after the other?
pub(super) fn are_separable(expressions: &[Expr], schema: &Schema) -> bool {
    all(expressions, schema, is_row_separable_rec)
}

/// Not so where an expression cannot be read: the engine says why when it runs it.
fn all(expressions: &[Expr], schema: &Schema, is: fn(Node, &Arena<AExpr>) -> bool) -> bool {
    let mut arena = Arena::new();
    expressions.iter().all(|expression| {
        // Stands for several expressions, which only a whole step knows.
        if expression.into_iter().any(|inner| matches!(inner, Expr::Selector(_) | Expr::SubPlan(..))) {
            return false;
        }
        let made = to_expr_ir(expression.clone(), &mut ExprToIRContext::new(&mut arena, schema));
        made.is_ok_and(|made| is(made.node(), &arena))
    })
}
