//! What is there in place of a file that is not.

use orchestrator_words::{did_you_mean, nearest};

use super::{Files, Kind, inside, resolve};

/// Where files usually are, looked at besides the folder that was named.
const USUAL_FOLDERS: [&str; 3] = ["data/raw", "data/processed", "workspace"];

/// Files looked at in one folder, and paths that are told.
const MOST_FILES: usize = 2000;
const MOST_TOLD: usize = 8;

impl Files {
    /// `did you mean 'data/raw/sales.csv'?`, or which files there are, and whether the folder is; nothing for a path that
    /// leads out of the project.
    pub fn instead_of(&self, path: &str) -> Option<String> {
        let path = resolve(path).ok()?;
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", path.as_str()));
        let mut known: Vec<(String, String)> = Vec::new();
        let others = USUAL_FOLDERS.into_iter().filter(|usual| *usual != folder);
        for place in std::iter::once(folder).chain(others) {
            known.extend(self.files_in(place));
        }
        let store = self.store();
        let has_folder = folder.is_empty() || store.stat(folder, true).is_ok();
        let no_folder = if has_folder { String::new() } else { format!("there is no folder '{folder}'; ") };
        if let Some(found) = meant(name, &known) {
            return Some(format!("{no_folder}{}", did_you_mean(&[found])));
        }
        if !has_folder && store.is_writable(&path) {
            return Some(format!("{no_folder}pathlib.Path('{folder}').mkdir(parents=True) makes it"));
        }
        if known.is_empty() {
            return Some(store.why_empty().to_owned());
        }
        let mut paths: Vec<&str> = known.iter().map(|(_, path)| path.as_str()).collect();
        paths.sort_unstable();
        let more = if paths.len() > MOST_TOLD { ", ..." } else { "" };
        Some(format!("{no_folder}there are: {}{more}", paths[..paths.len().min(MOST_TOLD)].join(", ")))
    }

    /// Name and path of each file. What a hint looks at is no doing of the guest's, so none of it is traced.
    fn files_in(&self, folder: &str) -> Vec<(String, String)> {
        let store = self.store();
        let names = self.names_in(folder).unwrap_or_default();
        let files = names.into_iter().take(MOST_FILES).map(|name| (inside(folder, &name), name));
        let is_file = |path: &str| store.stat(path, true).is_ok_and(|stat| stat.kind == Kind::File);
        files.filter(|(path, _)| is_file(path)).map(|(path, name)| (name, path)).collect()
    }
}

/// The file of the same name elsewhere, the nearest name, or the same name with another ending.
fn meant<'a>(wanted: &str, known: &'a [(String, String)]) -> Option<&'a str> {
    let stem = |name: &str| name.split('.').next().unwrap_or(name).to_lowercase();
    let near = nearest(wanted, known.iter().map(|(name, _)| name.as_str()));
    let found = known
        .iter()
        .find(|(name, _)| name == wanted)
        .or_else(|| known.iter().find(|(name, _)| Some(name.as_str()) == near))
        .or_else(|| known.iter().find(|(name, _)| stem(name) == stem(wanted)));
    found.map(|(_, path)| path.as_str())
}

#[cfg(test)]
mod tests {
    use super::meant;

    #[test]
    fn the_same_name_comes_before_a_near_one_and_that_before_another_ending() {
        let files = |paths: &[&str]| -> Vec<(String, String)> {
            let name = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
            paths.iter().map(|path| (name(path), (*path).to_owned())).collect()
        };
        let known = files(&["workspace/sale.csv", "data/raw/sales.csv", "data/raw/orders.parquet"]);
        assert_eq!(meant("sales.csv", &known), Some("data/raw/sales.csv"));
        assert_eq!(meant("saless.csv", &known), Some("data/raw/sales.csv"));
        assert_eq!(meant("orders.csv", &known), Some("data/raw/orders.parquet"));
        assert_eq!(meant("customers.csv", &known), None);
    }
}
