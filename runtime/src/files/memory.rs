//! Files that live and die with the session: the `workspace/` of `hardened`.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::{FileError, Handle, Kind, OpenMode, Result, Rights, Stat, Store};

const FOLDER: &str = "workspace";

type Content = Rc<RefCell<Vec<u8>>>;

/// Held by the guest's own thread, so the memory limit covers it.
pub(super) struct MemoryStore {
    files: RefCell<BTreeMap<String, Content>>,
    folders: RefCell<BTreeSet<String>>,
}

impl Default for MemoryStore {
    fn default() -> Self {
        Self { files: RefCell::default(), folders: RefCell::new(["", FOLDER].into_iter().map(str::to_owned).collect()) }
    }
}

impl MemoryStore {
    fn parent_exists(&self, path: &str) -> Result<()> {
        let parent = path.rsplit_once('/').map_or("", |(parent, _)| parent);
        if self.folders.borrow().contains(parent) { Ok(()) } else { Err(FileError::NotFound) }
    }

    fn children(&self, path: &str) -> Vec<String> {
        let prefix = if path.is_empty() { String::new() } else { format!("{path}/") };
        let direct = |name: &String| {
            let rest = name.strip_prefix(&prefix)?;
            (!rest.is_empty() && !rest.contains('/')).then(|| rest.to_owned())
        };
        let files = self.files.borrow();
        let folders = self.folders.borrow();
        files.keys().chain(folders.iter()).filter_map(direct).collect()
    }
}

impl Store for MemoryStore {
    fn is_writable(&self, path: &str) -> bool {
        path.strip_prefix(FOLDER).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    fn where_to_write(&self) -> &'static str {
        "write under workspace/, which is in memory here"
    }

    fn why_empty(&self) -> &'static str {
        "files of the project are not visible at this isolation level; pass values in with context"
    }

    fn open(&self, path: &str, mode: OpenMode) -> Result<Box<dyn Handle>> {
        if self.folders.borrow().contains(path) {
            return Err(FileError::IsDirectory);
        }
        let existing = self.files.borrow().get(path).cloned();
        let content = match existing {
            Some(_) if mode.create_new => return Err(FileError::Exists),
            Some(content) => content,
            None if mode.create || mode.create_new => {
                self.parent_exists(path)?;
                let content = Content::default();
                self.files.borrow_mut().insert(path.to_owned(), Rc::clone(&content));
                content
            }
            None => return Err(FileError::NotFound),
        };
        if mode.truncate {
            content.borrow_mut().clear();
        }
        Ok(Box::new(OpenBuffer { content, position: 0, append: mode.append }))
    }

    fn rights_to_replace(&self, _path: &str) -> Result<Option<Rights>> {
        Ok(None)
    }

    fn stat(&self, path: &str, _follow_links: bool) -> Result<Stat> {
        let (kind, bytes) = if let Some(content) = self.files.borrow().get(path) {
            (Kind::File, content.borrow().len() as u64)
        } else if self.folders.borrow().contains(path) {
            (Kind::Folder, 0)
        } else {
            return Err(FileError::NotFound);
        };
        Ok(Stat { kind, bytes, modified_ns: 0, writable: false })
    }

    fn list(&self, path: &str) -> Result<Vec<String>> {
        if self.files.borrow().contains_key(path) {
            return Err(FileError::NotADirectory);
        }
        if !self.folders.borrow().contains(path) {
            return Err(FileError::NotFound);
        }
        Ok(self.children(path))
    }

    fn make_folder(&self, path: &str) -> Result<()> {
        self.parent_exists(path)?;
        self.folders.borrow_mut().insert(path.to_owned());
        Ok(())
    }

    fn remove_file(&self, path: &str) -> Result<()> {
        self.files.borrow_mut().remove(path).map(drop).ok_or(FileError::NotFound)
    }

    fn remove_folder(&self, path: &str) -> Result<()> {
        if !self.folders.borrow().contains(path) {
            return Err(FileError::NotFound);
        }
        if !self.children(path).is_empty() {
            return Err(FileError::NotEmpty);
        }
        self.folders.borrow_mut().remove(path);
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> Result<()> {
        self.parent_exists(to)?;
        if self.folders.borrow().contains(from) || self.folders.borrow().contains(to) {
            return Err(FileError::IsDirectory);
        }
        let content = self.files.borrow_mut().remove(from).ok_or(FileError::NotFound)?;
        self.files.borrow_mut().insert(to.to_owned(), content);
        Ok(())
    }
}

struct OpenBuffer {
    content: Content,
    position: usize,
    append: bool,
}

impl Handle for OpenBuffer {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
        let content = self.content.borrow();
        let rest = content.get(self.position..).unwrap_or_default();
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        self.position += count;
        Ok(count)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        let mut content = self.content.borrow_mut();
        if self.append {
            self.position = content.len();
        }
        let end = self.position + bytes.len();
        if content.len() < end {
            content.resize(end, 0);
        }
        content[self.position..end].copy_from_slice(bytes);
        self.position = end;
        Ok(bytes.len())
    }

    fn seek(&mut self, position: u64) -> Result<()> {
        self.position = usize::try_from(position).map_err(|_| FileError::Io)?;
        Ok(())
    }

    fn position(&mut self) -> Result<u64> {
        Ok(self.position as u64)
    }

    fn size(&mut self) -> Result<u64> {
        Ok(self.content.borrow().len() as u64)
    }

    fn truncate(&mut self, bytes: u64) -> Result<()> {
        let bytes = usize::try_from(bytes).map_err(|_| FileError::Io)?;
        self.content.borrow_mut().resize(bytes, 0);
        Ok(())
    }
}
