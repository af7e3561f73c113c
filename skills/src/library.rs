//! The skills that come with the program. A new one is a folder in `library/` and a row here.

use crate::document::{Document, with_plain_line_ends};
use crate::error::SkillError;
use crate::skill::{Origin, Skill};

/// A skill as its two files, compiled into the program.
pub(crate) struct Shipped {
    pub name: &'static str,
    skill_md: &'static str,
    main_py: &'static str,
}

macro_rules! shipped {
    ($name:literal) => {
        Shipped {
            name: $name,
            skill_md: include_str!(concat!("../library/", $name, "/skill.md")),
            main_py: include_str!(concat!("../library/", $name, "/main.py")),
        }
    };
}

static LIBRARY: [Shipped; 6] = [
    shipped!("cohort_table"),
    shipped!("csv_profile"),
    shipped!("filter_high_risk"),
    shipped!("report_skeleton"),
    shipped!("schema_diff"),
    shipped!("time_series_summary"),
];

pub(crate) fn all() -> &'static [Shipped] {
    &LIBRARY
}

pub(crate) fn find(name: &str) -> Option<&'static Shipped> {
    LIBRARY.iter().find(|shipped| shipped.name == name)
}

impl Shipped {
    pub(crate) fn skill(&self) -> Result<Skill, SkillError> {
        let document = Document::read(self.name, self.skill_md)?;
        document.with_code(self.name, with_plain_line_ends(self.main_py), Origin::Library)
    }
}
