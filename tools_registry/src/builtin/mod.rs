//! Our own tools. Each is a folder `builtin/<category>/<name>/` and a row of the table below; the list clients get, the
//! catalogue, who may call a tool and the method that does it are made from these.
//!
//! A folder holds `definition.json` (schemas, annotations, flags, examples), `description.md` (what every client loads)
//! and `more.md` (what the catalogue adds to it). Rule: nothing is said in two of them.

mod brief;
mod definition;

use std::sync::LazyLock;

use definition::Folder;

pub use brief::Brief;
pub use definition::{Annotations, Definition, Flags, Origin, PersonalData};

use crate::tool::Tool;

/// The server of every built-in tool.
pub const BUILTIN_SERVER: &str = "orchestrator";

/// The table, in the order clients list the tools: variant, category, name. Its rows go to the macro `$make`, so that
/// whoever needs something of every tool has it made from them.
#[macro_export]
macro_rules! for_each_builtin {
    ($make:ident) => {
        $make! {
            ExecuteCode: execution / execute_code,
            ExecutePython: execution / execute_python,
            ExecuteAnalysis: execution / execute_analysis,
            SearchTools: discovery / search_tools,
            GetToolDefinition: discovery / get_tool_definition,
            CallTool: discovery / call_tool,
            SaveSkill: skills / save_skill,
            LoadSkill: skills / load_skill,
            ListSkills: skills / list_skills,
            SanitizePii: privacy / sanitize_pii,
            RestorePii: privacy / restore_pii,
            WriteWorkspaceFile: workspace / write_workspace_file,
            ReadWorkspaceFile: workspace / read_workspace_file,
            ListWorkspaceFiles: workspace / list_workspace_files,
            GetExecutionStats: statistics / get_execution_stats,
            StartRun: runs / start_run,
            NextPhase: runs / next_phase,
            RunStatus: runs / run_status,
        }
    };
}

macro_rules! text {
    ($category:ident, $name:ident, $file:literal) => {
        include_str!(concat!("../../builtin/", stringify!($category), "/", stringify!($name), "/", $file))
    };
}

macro_rules! read_folders {
    ($($variant:ident: $category:ident / $name:ident),+ $(,)?) => {
        /// One of our own tools.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Builtin {
            $($variant),+
        }

        impl Builtin {
            /// In the order clients list them.
            pub const ALL: &[Self] = &[$(Self::$variant),+];
        }

        const FOLDERS: &[Folder] = &[$(Folder {
            category: stringify!($category),
            name: stringify!($name),
            definition: text!($category, $name, "definition.json"),
            description: text!($category, $name, "description.md"),
            more: text!($category, $name, "more.md"),
        }),+];
    };
}

for_each_builtin!(read_folders);

/// As in the table. The texts are part of the program, and a test reads them all.
static DEFINITIONS: LazyLock<Vec<Definition>> = LazyLock::new(|| {
    let read = |folder: &Folder| {
        Definition::read(folder, FOLDERS)
            .unwrap_or_else(|error| panic!("the definition of {} is broken: {error}", folder.name))
    };
    FOLDERS.iter().map(read).collect()
});

impl Builtin {
    /// Those that clients are shown, where `is_on` says which settings are.
    pub fn listed(is_on: impl Fn(&str) -> bool) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |tool| tool.definition().is_listed && tool.is_offered(&is_on))
    }

    /// Whether it exists at all for an operator with these settings.
    pub fn is_offered(self, is_on: impl Fn(&str) -> bool) -> bool {
        self.definition().offered_with.as_deref().is_none_or(is_on)
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|tool| tool.name() == name)
    }

    #[must_use]
    pub fn name(self) -> &'static str {
        FOLDERS[self as usize].name
    }

    /// Everything said about it. The first call reads all definitions.
    #[must_use]
    pub fn definition(self) -> &'static Definition {
        &DEFINITIONS[self as usize]
    }

    #[must_use]
    pub fn flags(self) -> &'static Flags {
        &self.definition().flags
    }
}

/// Our own tools at length, as the catalogue holds them, without those that are offered only on request.
#[must_use]
pub fn builtin_tools() -> Vec<Tool> {
    DEFINITIONS.iter().filter(|definition| definition.offered_with.is_none()).map(Definition::in_full).collect()
}
