//! Ways downhill: quasi-Newton steps, Newton steps within a trust region, and one coordinate at a time.

mod average;
mod bounds;
mod coordinate;
mod family;
mod line;
mod newton;
mod quasi;
mod stochastic;
mod tasks;
mod trust;
mod weights;

pub use average::{AverageFound, AverageLoss, AverageMemory, AverageOptions, average_descent};
pub use bounds::Bounds;
pub use coordinate::{Descent, DescentOptions, coordinate_descent, gram_descent};
pub use family::{Family, Loss};
pub use newton::{Newton, newton_descent};
pub use quasi::{Ending, Minimum, QuasiOptions, minimize, minimize_within};
pub use stochastic::{Held, Rate, RowLoss, RowPenalty, StochasticFound, StochasticOptions, stochastic_descent};
pub use tasks::task_descent;
pub use trust::{Margin, TrustOptions, trust_region};

/// The small generator of the sequences that shuffle rows and columns during a descent: xorshift of 32 bits.
#[derive(Debug, Clone, Copy)]
pub struct Xorshift(pub u32);

impl Xorshift {
    /// The next number, below 2^31.
    pub fn next_number(&mut self) -> u32 {
        if self.0 == 0 {
            self.0 = 1;
        }
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 % 0x8000_0000
    }

    /// A number from zero up to, but not including, `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.next_number() as usize % end.max(1)
    }
}
