//! Graphs: row i of a matrix lists the edges that leave node i.

mod components;
mod flow;
mod matching;
mod order;
mod paths;
mod tree;

pub use components::{strong_components, weak_components};
pub use flow::{Flow, FlowMethod, maximum_flow};
pub use matching::{full_matching, maximum_matching};
pub use order::{breadth_first, depth_first, reverse_cuthill_mckee};
pub use paths::{Graph, Paths, bellman_ford, dijkstra, floyd_warshall, heights};
pub use tree::spanning_edges;

/// The predecessor of a node that has none.
pub const NO_NODE: i32 = -9999;
