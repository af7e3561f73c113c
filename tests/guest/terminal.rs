//! A terminal of 80 columns for one program, and what it shows in the end: colours are written out, what was erased is gone.

use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::os::fd::{FromRawFd, OwnedFd};
use std::process::{Child, Command, ExitStatus, Stdio};

use libtest_mimic::Failed;

/// A program that believes a person watches; killed with the test.
pub struct Watched {
    child: Child,
    screen: File,
    written: Vec<u8>,
}

impl Watched {
    pub fn start(mut command: Command) -> Result<Self, Failed> {
        let (ours, theirs) = open_terminal()?;
        command.env("TERM", "xterm").env_remove("CLICOLOR").env_remove("CLICOLOR_FORCE");
        command.stdin(Stdio::from(theirs.try_clone()?)).stdout(Stdio::from(theirs.try_clone()?)).stderr(theirs);
        let child = command.spawn()?;
        // The command still holds the other end, which must be gone for the output to have an end.
        drop(command);
        Ok(Self { child, screen: ours, written: Vec::new() })
    }

    /// Reads until `text` was written, whether or not it is still there.
    pub fn wait_for(&mut self, text: &str) -> Result<(), Failed> {
        while !self.written.windows(text.len()).any(|window| window == text.as_bytes()) {
            if !self.read_more()? {
                return Err(format!("'{text}' was never shown:\n{}", self.shown()).into());
            }
        }
        Ok(())
    }

    /// As if a person typed it.
    pub fn type_in(&mut self, text: &str) -> Result<(), Failed> {
        Ok(self.screen.write_all(text.as_bytes())?)
    }

    pub fn signal(&self, signal: i32) -> Result<(), Failed> {
        let process = i32::try_from(self.child.id())?;
        // SAFETY: a signal to a child that was not waited for yet, whose number therefore is its own.
        unsafe { libc::kill(process, signal) };
        Ok(())
    }

    /// How it ended, and what the terminal shows.
    pub fn finish(mut self) -> Result<(ExitStatus, String), Failed> {
        while self.read_more()? {}
        Ok((self.child.wait()?, self.shown()))
    }

    fn read_more(&mut self) -> Result<bool, Failed> {
        let mut bytes = [0; 4096];
        match self.screen.read(&mut bytes) {
            Ok(n) => {
                self.written.extend(&bytes[..n]);
                Ok(n > 0)
            }
            // So Linux says that nobody writes any more.
            Err(error) if error.raw_os_error() == Some(libc::EIO) => Ok(false),
            Err(error) if error.kind() == ErrorKind::Interrupted => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    fn shown(&self) -> String {
        let mut screen = Screen::default();
        screen.write(&String::from_utf8_lossy(&self.written));
        screen.text()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Our end and the program's.
fn open_terminal() -> Result<(File, OwnedFd), Failed> {
    let (mut ours, mut theirs) = (0, 0);
    let mut size = libc::winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
    // SAFETY: writes two descriptors into two numbers and reads the size; name and settings are not asked for.
    let opened = unsafe {
        libc::openpty(&raw mut ours, &raw mut theirs, std::ptr::null_mut(), std::ptr::null_mut(), &raw mut size)
    };
    if opened != 0 {
        return Err(std::io::Error::last_os_error().into());
    }
    // SAFETY: both were opened just now and belong to nobody else. Ours must not be inherited.
    unsafe {
        libc::fcntl(ours, libc::F_SETFD, libc::FD_CLOEXEC);
        libc::fcntl(theirs, libc::F_SETFD, libc::FD_CLOEXEC);
        Ok((File::from_raw_fd(ours), OwnedFd::from_raw_fd(theirs)))
    }
}

/// Rows of characters, each with the colours that begin at it.
#[derive(Default)]
struct Screen {
    rows: Vec<Vec<String>>,
    row: usize,
    column: usize,
    colours: String,
}

impl Screen {
    fn write(&mut self, text: &str) {
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            rest = &rest[sign.len_utf8()..];
            match sign {
                '\n' => {
                    self.end_row();
                    self.row += 1;
                }
                '\r' => self.column = 0,
                '\x1b' => rest = self.command(rest),
                _ => self.put(sign),
            }
        }
        self.end_row();
    }

    fn current(&mut self) -> &mut Vec<String> {
        if self.rows.len() <= self.row {
            self.rows.resize(self.row + 1, Vec::new());
        }
        &mut self.rows[self.row]
    }

    fn put(&mut self, sign: char) {
        let (column, cell) = (self.column, format!("{}{sign}", std::mem::take(&mut self.colours)));
        let row = self.current();
        if row.len() <= column {
            row.resize(column + 1, " ".to_owned());
        }
        row[column] = cell;
        self.column += 1;
    }

    /// Colours that end with the row belong to its last character.
    fn end_row(&mut self) {
        let colours = std::mem::take(&mut self.colours);
        if let Some(last) = self.current().last_mut() {
            last.push_str(&colours);
        }
    }

    /// `[1;31m`, `[2K`, `[1A`: colours, erasing, going up. Gives what follows.
    fn command<'a>(&mut self, text: &'a str) -> &'a str {
        let Some(end) = text.find(|sign: char| sign.is_ascii_alphabetic()) else { return "" };
        let (arguments, letter) = (text[1..end].to_owned(), &text[end..=end]);
        let column = self.column;
        match (letter, arguments.as_str()) {
            ("m", colours) => self.colours.extend(["\\e[", colours, "m"]),
            ("K", "2") => self.current().clear(),
            ("K", _) => self.current().truncate(column),
            ("A", n) => self.row = self.row.saturating_sub(n.parse().unwrap_or(1)),
            _ => {}
        }
        &text[end + 1..]
    }

    fn text(mut self) -> String {
        while self.rows.last().is_some_and(|row| row.concat().trim_end().is_empty()) {
            self.rows.pop();
        }
        self.rows.iter().map(|row| format!("{}\n", row.concat().trim_end())).collect::<Vec<_>>().concat()
    }
}
