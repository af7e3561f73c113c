//! Skills: Python that was saved once and is called by later scripts.
//!
//! A project keeps its own under `skills/<name>/`; the library that comes with the program is
//! always there, and a project's skill of the same name comes first. Rule: the store writes
//! nothing that has not passed the caller's [`Check`].

mod bundle;
mod document;
mod error;
mod examples;
mod folder;
mod front_matter;
mod journal;
mod library;
mod name;
mod save;
mod search;
mod skill;
mod store;
mod uses;

pub use bundle::{BUNDLE_FORMAT, ImportOutcome, Imported, OnConflict};
pub use error::SkillError;
pub use name::MAX_NAME_CHARS;
pub use save::{MAX_BODY_BYTES, MAX_CODE_BYTES, MAX_DESCRIPTION_CHARS, MAX_SKILLS, MAX_TAGS, MAX_TOOLS};
pub use skill::{Check, CheckFailure, Example, Filter, NewSkill, Origin, Saved, Skill, Summary};
pub use store::SkillStore;
