//! Search over a set of tools, without a network and without a model.
//!
//! Words decide first (`lexical.rs`). A word that no tool has is taken for those it is another word for (`thesaurus.rs`) or those
//! it is spelled like (`spelling.rs`). Where the words of a query lead to no tool that has most of them, what the query means as
//! a whole counts as well (`meaning.rs`). `order.rs` puts it together.

mod fields;
mod index;
mod lexical;
mod lexicon;
mod meaning;
mod nearest;
mod order;
mod query;
mod reading;
mod spelling;
mod stem;
mod thesaurus;
mod words;

pub(crate) use index::Index;
pub(crate) use nearest::{MOST_SUGGESTIONS, nearest};
