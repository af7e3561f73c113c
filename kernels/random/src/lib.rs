//! numpy's random streams, bit for bit: the same seed gives the same numbers as numpy gives.
//!
//! Two families share the generators: `legacy` is what `RandomState` and `np.random.seed` use,
//! the other what `default_rng` uses. They differ in how a distribution spends the stream.

#![expect(
    clippy::many_single_char_names,
    clippy::float_cmp,
    reason = "the names and exact comparisons of the published algorithms"
)]

mod bits;
mod bounded;
mod continuous;
mod counts;
mod legacy;
mod many;
mod mt19937;
mod order;
mod pcg64;
mod seeds;
mod ziggurat;

pub use bits::Bits;
pub use bounded::{Width, bounded};
pub use continuous::Continuous;
pub use counts::Discrete;
pub use many::{dirichlet, multinomial};
pub use mt19937::Mt19937;
pub use order::{choose, interval, permute, permute_legacy, permute_rows};
pub use pcg64::Pcg64;
pub use seeds::{generate_state, mix_entropy};
