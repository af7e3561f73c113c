//! The store from outside, on real folders.

#![expect(clippy::disallowed_methods, reason = "tests look at the disk behind the store's back")]
#![expect(clippy::unwrap_used, reason = "what cannot fail in a test may end it")]

mod bundles;
mod crash;
mod links;
mod listing;
mod saving;
mod sharing;
mod shipped;
mod support;
