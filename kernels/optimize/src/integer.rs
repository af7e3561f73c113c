//! Programs with whole-number columns: branch and bound over the simplex method, the most promising branch first.

use crate::program::{Program, Solution, Status};
use crate::simplex::{Basis, solve_from};

const WHOLE: f64 = 1e-6;
/// Rounds of the simplex method for one branch.
const ROUNDS: usize = 200_000;

/// What a column may be: any number, a whole number, or zero or within its bounds, or zero or a whole number within them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Real,
    Whole,
    ZeroOrReal,
    ZeroOrWhole,
}

pub struct Whole {
    pub solution: Solution,
    pub n_nodes: usize,
    /// No solution can cost less.
    pub bound: f64,
}

struct Node {
    bounds: Vec<(f64, f64)>,
    /// A column that may be zero or within bounds is decided once.
    decided: Vec<bool>,
    bound: f64,
    basis: Option<Basis>,
}

/// The best solution whose columns are of their kinds. `gap` is how far from the best, relative to it, a solution may be.
pub fn solve_whole(program: &Program, kinds: &[Kind], max_nodes: usize, gap: f64) -> Whole {
    let mut best: Option<Solution> = None;
    let mut n_nodes = 0;
    let free: Vec<bool> = kinds.iter().map(|kind| matches!(kind, Kind::Real | Kind::Whole)).collect();
    // Until it is decided, such a column may be anywhere between zero and its bounds.
    let bounds = program
        .column_bounds
        .iter()
        .zip(&free)
        .map(|((low, high), free)| if *free { (*low, *high) } else { (low.min(0.0), high.max(0.0)) });
    let mut open = vec![Node { bounds: bounds.collect(), decided: free, bound: f64::NEG_INFINITY, basis: None }];
    let mut status = Status::Infeasible;
    while let Some(node) = pick(&mut open, best.is_some()) {
        if best
            .as_ref()
            .is_some_and(|best| node.bound >= best.objective - gap * best.objective.abs().max(1e-10) - 1e-12)
        {
            continue;
        }
        if n_nodes >= max_nodes {
            open.push(node);
            status = Status::Limit;
            break;
        }
        n_nodes += 1;
        let relaxed = Program { column_bounds: node.bounds.clone(), ..program.clone() };
        let (solution, basis) = solve_from(&relaxed, node.basis.as_ref(), ROUNDS);
        match solution.status {
            Status::Optimal => {}
            Status::Infeasible => continue,
            other => {
                status = other;
                best = None;
                open.clear();
                break;
            }
        }
        if best.as_ref().is_some_and(|best| solution.objective >= best.objective - 1e-12) {
            continue;
        }
        match branch(program, kinds, &node, &solution, basis) {
            None => best = Some(rounded(program, kinds, solution)),
            Some(children) => open.extend(children),
        }
    }
    let bound = open.iter().map(|node| node.bound).fold(f64::INFINITY, f64::min);
    match best {
        Some(solution) => {
            let bound = if status == Status::Limit { bound.min(solution.objective) } else { solution.objective };
            let status = if status == Status::Limit { Status::Limit } else { Status::Optimal };
            Whole { solution: Solution { status, ..solution }, n_nodes, bound }
        }
        None => Whole {
            solution: Solution {
                status,
                x: Vec::new(),
                objective: f64::NAN,
                row_prices: Vec::new(),
                column_prices: Vec::new(),
                n_rounds: 0,
            },
            n_nodes,
            bound,
        },
    }
}

/// The newest branch until there is a solution, then the one that promises most.
fn pick(open: &mut Vec<Node>, by_bound: bool) -> Option<Node> {
    if !by_bound {
        return open.pop();
    }
    let place = (0..open.len()).min_by(|one, other| open[*one].bound.total_cmp(&open[*other].bound))?;
    Some(open.swap_remove(place))
}

fn is_whole(kind: Kind) -> bool {
    matches!(kind, Kind::Whole | Kind::ZeroOrWhole)
}

/// The two branches at the column that is farthest from what it may be; nothing when all columns are of their kinds.
fn branch(
    program: &Program,
    kinds: &[Kind],
    node: &Node,
    solution: &Solution,
    basis: Option<Basis>,
) -> Option<[Node; 2]> {
    let child = |column: usize, bounds: (f64, f64), decided: bool| {
        let mut child = Node {
            bounds: node.bounds.clone(),
            decided: node.decided.clone(),
            bound: solution.objective,
            basis: basis.clone(),
        };
        child.bounds[column] = bounds;
        child.decided[column] |= decided;
        child
    };
    let undecided = (0..kinds.len()).find(|column| {
        let (x, (low, high)) = (solution.x[*column], program.column_bounds[*column]);
        !node.decided[*column] && x.abs() > WHOLE && !(low - WHOLE..=high + WHOLE).contains(&x)
    });
    if let Some(column) = undecided {
        return Some([child(column, (0.0, 0.0), true), child(column, program.column_bounds[column], true)]);
    }
    let far = |column: &usize| (solution.x[*column] - solution.x[*column].round()).abs();
    let column = (0..kinds.len())
        .filter(|column| is_whole(kinds[*column]) && far(column) > WHOLE)
        .max_by(|one, other| far(one).total_cmp(&far(other)))?;
    let (x, (low, high)) = (solution.x[column], node.bounds[column]);
    let (down, up) = (child(column, (low, x.floor()), false), child(column, (x.ceil(), high), false));
    // The nearer side last, because it is taken first.
    Some(if x - x.floor() > 0.5 { [down, up] } else { [up, down] })
}

fn rounded(program: &Program, kinds: &[Kind], mut solution: Solution) -> Solution {
    for (x, kind) in solution.x.iter_mut().zip(kinds) {
        if is_whole(*kind) {
            *x = x.round();
        }
    }
    solution.objective = program.objective(&solution.x);
    solution
}
