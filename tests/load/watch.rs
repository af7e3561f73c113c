//! A watch on everything outside the grants: the kernel tells of every file that is opened or changed there, and listings
//! before and after are compared.

use std::collections::BTreeMap;
use std::collections::hash_map::{DefaultHasher, HashMap};
use std::ffi::{CString, OsStr};
use std::fs;
use std::hash::Hasher;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::Outcome;
use crate::ground::Ground;

/// What changes a file or a folder.
const CHANGES: u32 = libc::IN_CREATE
    | libc::IN_MODIFY
    | libc::IN_ATTRIB
    | libc::IN_DELETE
    | libc::IN_DELETE_SELF
    | libc::IN_MOVED_FROM
    | libc::IN_MOVED_TO
    | libc::IN_MOVE_SELF
    | libc::IN_CLOSE_WRITE;

pub(crate) struct Watch<'a> {
    ground: &'a Ground,
    queue: OwnedFd,
    /// Watched folders by the number the kernel gave them.
    folders: HashMap<libc::c_int, PathBuf>,
    before: BTreeMap<PathBuf, String>,
}

impl<'a> Watch<'a> {
    pub(crate) fn start(ground: &'a Ground) -> Outcome<Self> {
        // SAFETY: the call takes flags.
        let queue = unsafe { libc::inotify_init1(libc::IN_NONBLOCK | libc::IN_CLOEXEC) };
        if queue < 0 {
            return Err(io::Error::last_os_error().into());
        }
        // SAFETY: the kernel has just made it for us.
        let queue = unsafe { OwnedFd::from_raw_fd(queue) };
        let before = listing(ground)?;
        let mut folders = HashMap::new();
        let is_folder = |place: &&PathBuf| place.is_dir() && !place.is_symlink() && !ground.is_granted(place);
        let all = before.keys().filter(is_folder).cloned();
        for folder in all.chain([ground.outside().to_owned()]) {
            let path = CString::new(folder.as_os_str().as_bytes())?;
            // SAFETY: the path is a C string that outlives the call.
            let number = unsafe { libc::inotify_add_watch(queue.as_raw_fd(), path.as_ptr(), CHANGES | libc::IN_OPEN) };
            if number < 0 {
                return Err(io::Error::last_os_error().into());
            }
            folders.insert(number, folder);
        }
        Ok(Self { ground, queue, folders, before })
    }

    /// Nothing has been touched until now.
    pub(crate) fn check(&self) -> Outcome {
        let mut buffer = vec![0_u8; 1 << 16];
        loop {
            // SAFETY: the buffer has so many bytes.
            let n_read = unsafe { libc::read(self.queue.as_raw_fd(), buffer.as_mut_ptr().cast(), buffer.len()) };
            let Ok(n_read) = usize::try_from(n_read) else {
                let error = io::Error::last_os_error();
                return if error.kind() == io::ErrorKind::WouldBlock { Ok(()) } else { Err(error.into()) };
            };
            self.judge(&buffer[..n_read])?;
        }
    }

    fn judge(&self, mut events: &[u8]) -> Outcome {
        const HEAD: usize = size_of::<libc::inotify_event>();
        while let Some((head, rest)) = events.split_at_checked(HEAD) {
            let word = |at: usize| u32::from_ne_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
            let (number, mask) = (word(0).cast_signed(), word(4));
            let (name, rest) = rest.split_at_checked(usize::try_from(word(12))?).ok_or("half an event")?;
            events = rest;
            if mask & libc::IN_Q_OVERFLOW != 0 {
                return Err("more events than the kernel keeps".into());
            }
            let name = name.split(|byte| *byte == 0).next().unwrap_or_default();
            let folder = self.folders.get(&number).ok_or("an event of no folder")?;
            let place = folder.join(OsStr::from_bytes(name));
            if !self.ground.is_granted(&place) && self.is_touched(&place, mask) {
                return Err(format!("{} was touched: {mask:#x}", place.display()).into());
            }
        }
        Ok(())
    }

    /// Files of the project may be read, unless they are hidden. Folders are opened on the way to what is in them.
    fn is_touched(&self, place: &Path, mask: u32) -> bool {
        let is_hidden = place
            .strip_prefix(self.ground.project())
            .is_ok_and(|inside| inside.components().any(|part| part.as_os_str().as_bytes().starts_with(b".")));
        let may_be_read = place.starts_with(self.ground.project()) && !is_hidden;
        let is_opened = mask & libc::IN_OPEN != 0 && mask & libc::IN_ISDIR == 0;
        mask & CHANGES != 0 || (is_opened && !may_be_read)
    }

    /// Nothing has been touched, and everything is as it was.
    pub(crate) fn end(self) -> Outcome {
        self.check()?;
        let after = listing(self.ground)?;
        if after == self.before {
            return Ok(());
        }
        let differs = |(place, seen): &(&PathBuf, &String)| after.get(*place) != Some(*seen);
        let gone: Vec<_> = self.before.iter().filter(differs).collect();
        let new: Vec<_> = after.iter().filter(|(place, seen)| self.before.get(*place) != Some(*seen)).collect();
        Err(format!("before: {gone:#?}\nafter: {new:#?}").into())
    }
}

/// Everything outside the grants: what it is, its rights, and what is in it.
fn listing(ground: &Ground) -> Outcome<BTreeMap<PathBuf, String>> {
    let mut found = BTreeMap::new();
    let mut waiting = vec![ground.outside().to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder)? {
            let place = entry?.path();
            let metadata = fs::symlink_metadata(&place)?;
            let content = if ground.is_granted(&place) {
                "granted".to_owned()
            } else if metadata.is_dir() {
                waiting.push(place.clone());
                String::new()
            } else if metadata.is_symlink() {
                fs::read_link(&place)?.display().to_string()
            } else {
                let mut digest = DefaultHasher::new();
                digest.write(&fs::read(&place)?);
                format!("{} bytes, {:x}", metadata.len(), digest.finish())
            };
            found.insert(place, format!("{:o} {} {content}", metadata.mode(), metadata.ino()));
        }
    }
    Ok(found)
}
