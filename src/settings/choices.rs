//! Settings that are one of a few words; each word is written once.

use super::kinds::{Kind, listed};

macro_rules! choices {
    ($(
        $(#[$about:meta])*
        $choice:ident { $( $(#[$of_one:meta])* $one:ident = $word:literal, )+ }
    )+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $choice { $( $(#[$of_one])* $one, )+ }

        impl $choice {
            const ALL: &[Self] = &[$(Self::$one),+];

            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$one => $word,)+ }
            }
        }

        impl Kind for $choice {
            type Raw = String;
            type Value = Self;

            fn accepts() -> String {
                listed(&[$($word),+])
            }

            fn check(key: &str, text: String) -> Result<Self, String> {
                let found = Self::ALL.iter().copied().find(|choice| choice.name() == text);
                found.ok_or_else(|| format!("{key} must be {}, found '{text}'", either(&[$($word),+])))
            }
        }
    )+};
}

choices! {
    /// What happens to personal data on its way to the model.
    PiiPolicy {
        /// Nothing, unless a tool is asked to.
        #[default]
        Off = "off",
        /// Everything that leaves the sandbox is sanitised; values come back only when the user agrees.
        Outputs = "outputs",
        /// The same, and values never come back to the model.
        Strict = "strict",
    }

    /// Whose definitions of tools are held fast.
    ToolsPin {
        /// What a server says of a tool when it is first seen; what it says later needs a person's consent.
        #[default]
        FirstUse = "first_use",
        /// Only what a person has agreed to may be called.
        Strict = "strict",
        /// Nobody's.
        Off = "off",
    }

    /// Which calls a person must agree to.
    Approval {
        #[default]
        Never = "never",
        /// Those that are not known to read only.
        Writes = "writes",
        Always = "always",
    }
}

fn either(words: &[&str]) -> String {
    match words.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => words.concat(),
    }
}
