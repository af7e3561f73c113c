//! Support vector machines: the decomposition of Fan, Chen and Lin, with shrinking, and probabilities after Platt.

mod columns;
mod decide;
mod kernel;
mod lines;
mod odds;
mod solver;
mod train;

pub use columns::{ColumnOptions, column_descent};
pub use decide::{Voters, decisions};
pub use kernel::{Kernel, Shape};
pub use lines::{DualLoss, DualOptions, dual_descent};
pub use odds::{couple, probability};
pub use train::{Machine, SvmOptions, Task, train};

use orchestrator_random::Mt19937;

/// A number from zero up to, but not including, `range`, without the bias of a remainder.
pub(crate) fn bounded(random: &mut Mt19937, range: u32) -> usize {
    let mut product = u64::from(random.next_u32()) * u64::from(range);
    let low = |product: u64| u32::try_from(product & 0xffff_ffff).unwrap_or(0);
    if low(product) < range {
        let least = range.wrapping_neg() % range.max(1);
        while low(product) < least {
            product = u64::from(random.next_u32()) * u64::from(range);
        }
    }
    usize::try_from(product >> 32).unwrap_or(0)
}
