//! Patterns for names: `*` for any run of characters, `?` for one; everything else stands for itself.
//!
//! Compared as they are: every call of another server's tool is held against some, and a regular expression takes longer to
//! make than such a name to compare. Not `globset`, for which `?` is one byte: it would not find `ä`.

use orchestrator_runtime::ErrorClass;

use super::ToolError;
use crate::settings::LONGEST_PATTERN;

pub(super) struct Glob(Vec<char>);

pub(super) fn glob(pattern: &str) -> Result<Glob, ToolError> {
    let pattern: Vec<char> = pattern.chars().collect();
    // Comparing takes as many steps as pattern and name have characters, multiplied.
    if pattern.len() > LONGEST_PATTERN {
        let message = format!("pattern may have at most {LONGEST_PATTERN} characters, found {}", pattern.len());
        return Err(ToolError::failed(ErrorClass::ValueError, message));
    }
    Ok(Glob(pattern))
}

impl Glob {
    pub(super) fn is_match(&self, name: &str) -> bool {
        let name: Vec<char> = name.chars().collect();
        let (mut at, mut in_pattern) = (0, 0);
        // Behind the last star, and where in the name it ends so far.
        let mut retry: Option<(usize, usize)> = None;
        while at < name.len() {
            match (self.0.get(in_pattern), retry) {
                (Some('*'), _) => {
                    in_pattern += 1;
                    retry = Some((in_pattern, at));
                }
                (Some(&wanted), _) if wanted == '?' || wanted == name[at] => {
                    at += 1;
                    in_pattern += 1;
                }
                // The star takes one character more. One before it need not: it could only take what this one can.
                (_, Some((behind_star, taken))) => {
                    (in_pattern, at) = (behind_star, taken + 1);
                    retry = Some((behind_star, taken + 1));
                }
                (_, None) => return false,
            }
        }
        self.0[in_pattern..].iter().all(|rest| *rest == '*')
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_PATTERN, glob};

    #[test]
    fn globs_match_names() {
        for (pattern, text, is_match) in [
            ("*.csv", "sales.csv", true),
            ("*.csv", "sales.csv.bak", false),
            ("sales-?.csv", "sales-1.csv", true),
            ("sales-?.csv", "sales-.csv", false),
            ("*a*b*c", "xxaxxbxxc", true),
            ("*a*b*c", "xxaxxcxxb", false),
            ("*ab*ab", "xabab", true),
            ("*ab*ab", "xab", false),
            ("*.*", ".", true),
            ("", "", true),
            ("", "a", false),
            ("*", "", true),
            ("a**", "a", true),
            ("notes/*.txt", "notes/2024/a.txt", true),
            ("a[1].csv", "a[1].csv", true),
            ("{a,b}.csv", "a.csv", false),
            (r"a\*", r"a\b", true),
            ("**/a.csv", "a.csv", false),
            ("ä?", "äö", true),
            ("a?c", "a\nc", true),
        ] {
            let glob = glob(pattern).unwrap_or_else(|_| panic!("{pattern} is a pattern"));
            assert_eq!(glob.is_match(text), is_match, "{pattern} {text}");
        }
    }

    #[test]
    fn no_pattern_takes_long() {
        let hard = format!("{}b", "*a".repeat(LONGEST_PATTERN / 2 - 1));
        assert!(!glob(&hard).is_ok_and(|glob| glob.is_match(&"a".repeat(10_000))));
        let refused = glob(&"*".repeat(LONGEST_PATTERN + 1)).err().map(|error| error.to_string());
        assert_eq!(refused.as_deref(), Some("pattern may have at most 200 characters, found 201"));
    }
}
