//! Where each module lies in a frozen library, found when the program is built. Walking a library at every start
//! would bring nearly each of its pages into memory, and most scripts need few of its modules.

use rustpython_vm::frozen::{FrozenCodeObject, FrozenLib, FrozenModule};

/// One module: its name ends here in the names of all, its code lies there in the library.
#[derive(Clone, Copy)]
pub struct Place {
    name_end: u32,
    code_start: u32,
    code_end: u32,
    is_package: bool,
}

/// A frozen library and its table of contents; made by `frozen_index!`.
#[derive(Clone, Copy)]
pub struct FrozenIndex {
    library: &'static FrozenLib,
    names: &'static [u8],
    places: &'static [Place],
}

impl FrozenIndex {
    /// For `frozen_index!`.
    #[must_use]
    pub const fn new(library: &'static FrozenLib, names: &'static [u8], places: &'static [Place]) -> Self {
        Self { library, names, places }
    }

    /// Every module with its name, without touching the library.
    pub(crate) fn modules(self) -> impl Iterator<Item = (&'static str, FrozenModule)> {
        let mut start = 0;
        self.places.iter().map(move |place| {
            let name = &self.names[start..place.name_end as usize];
            start = place.name_end as usize;
            let bytes = &self.library.bytes[place.code_start as usize..place.code_end as usize];
            let module = FrozenModule { code: FrozenCodeObject { bytes }, package: place.is_package };
            (str::from_utf8(name).unwrap_or_default(), module)
        })
    }
}

/// A library starts with the number of its modules. Each is a name and code, both after their length, and a flag.
#[must_use]
pub const fn n_modules(library: &FrozenLib) -> usize {
    length(&library.bytes, 0)
}

/// Length of all names.
#[must_use]
pub const fn n_name_bytes(library: &FrozenLib) -> usize {
    let (mut at, mut left, mut total) = (4, n_modules(library), 0);
    while left > 0 {
        let name_bytes = length(&library.bytes, at);
        total += name_bytes;
        at += 4 + name_bytes;
        at += 4 + length(&library.bytes, at) + 1;
        left -= 1;
    }
    total
}

#[must_use]
pub const fn names<const N: usize>(library: &FrozenLib) -> [u8; N] {
    let bytes = &library.bytes;
    let mut names = [0; N];
    let (mut at, mut filled) = (4, 0);
    while filled < N {
        let end = at + 4 + length(bytes, at);
        at += 4;
        while at < end {
            names[filled] = bytes[at];
            filled += 1;
            at += 1;
        }
        at += 4 + length(bytes, at) + 1;
    }
    names
}

#[must_use]
pub const fn places<const N: usize>(library: &FrozenLib) -> [Place; N] {
    let bytes = &library.bytes;
    let mut places = [Place { name_end: 0, code_start: 0, code_end: 0, is_package: false }; N];
    let (mut at, mut name_end, mut filled) = (4, 0, 0);
    while filled < N {
        let name_bytes = length(bytes, at);
        name_end += name_bytes;
        at += 4 + name_bytes;
        let code_start = at + 4;
        let code_end = code_start + length(bytes, at);
        places[filled] = Place {
            name_end: small(name_end),
            code_start: small(code_start),
            code_end: small(code_end),
            is_package: bytes[code_end] != 0,
        };
        at = code_end + 1;
        filled += 1;
    }
    places
}

const fn length(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]) as usize
}

#[expect(clippy::cast_possible_truncation, reason = "lengths of the library are 32 bits wide")]
const fn small(offset: usize) -> u32 {
    offset as u32
}

/// The index of a frozen library, a constant.
#[macro_export]
macro_rules! frozen_index {
    ($library:expr) => {{
        use $crate::frozen_index as index;
        static NAMES: [u8; index::n_name_bytes($library)] = index::names($library);
        static PLACES: [index::Place; index::n_modules($library)] = index::places($library);
        index::FrozenIndex::new($library, &NAMES, &PLACES)
    }};
}
