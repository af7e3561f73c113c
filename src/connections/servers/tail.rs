//! The end of what a server writes to its standard error: all of it is read, little of it is kept.

use std::collections::VecDeque;
use std::io::Read;
use std::sync::{Arc, Mutex, PoisonError};

use super::secrets::Secrets;

const KEPT_BYTES: usize = 8 << 10;
const SHOWN_LINES: usize = 8;
const LONGEST_LINE: usize = 200;

#[derive(Default)]
pub(super) struct Tail(Mutex<VecDeque<u8>>);

impl Tail {
    /// Reads until the other side closes. From the first byte on: a server that nobody reads would stop and wait.
    pub(super) fn follow(mut output: impl Read + Send + 'static) -> std::io::Result<Arc<Self>> {
        let tail = Arc::<Self>::default();
        let kept = Arc::clone(&tail);
        std::thread::Builder::new().name("server errors".to_owned()).spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(n_bytes @ 1..) = output.read(&mut piece) {
                kept.push(&piece[..n_bytes]);
            }
        })?;
        Ok(tail)
    }

    fn push(&self, bytes: &[u8]) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(bytes);
        let surplus = kept.len().saturating_sub(KEPT_BYTES);
        kept.drain(..surplus);
    }

    /// The last lines, as somebody else's words: each behind a bar.
    pub(super) fn quoted(&self, secrets: &Secrets) -> String {
        let kept: Vec<u8> = self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().collect();
        let text = secrets.hide(String::from_utf8_lossy(&kept).into_owned());
        let is_shown = |character: &char| !character.is_control();
        let lines: Vec<String> = text
            .lines()
            .map(|line| line.chars().filter(is_shown).take(LONGEST_LINE).collect::<String>())
            .filter(|line: &String| !line.trim().is_empty())
            .collect();
        let first = lines.len().saturating_sub(SHOWN_LINES);
        lines[first..].iter().flat_map(|line| ["\n| ", line.trim_end()]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::secrets::Secrets;
    use super::{KEPT_BYTES, SHOWN_LINES, Tail};

    #[test]
    fn little_is_kept_of_a_flood() {
        let tail = Tail::default();
        for number in 0..20_000 {
            tail.push(format!("line {number}\n\n").as_bytes());
        }
        assert_eq!(tail.0.lock().expect("a lock").len(), KEPT_BYTES);
        let mut secrets = Secrets::default();
        secrets.add("line 19998");
        let quoted = tail.quoted(&secrets);
        assert_eq!(quoted.lines().count(), SHOWN_LINES + 1);
        assert!(quoted.ends_with("\n| line 19997\n| ***\n| line 19999"), "{quoted}");
    }
}
