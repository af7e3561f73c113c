//! Groups of rows with equal keys, in the order of the keys or of first appearance.

use std::cell::OnceCell;

use rustpython_vm::{PyResult, VirtualMachine};

use super::keys::{ABSENT, Keys, encode, encode_bits};
use super::sort;
use crate::column::kinds::Values;
use crate::column::take;

pub(crate) struct Groups {
    /// The group of each row; `ABSENT` for rows whose key is missing.
    pub(crate) codes: Vec<u32>,
    pub(crate) n: usize,
    /// One row per group.
    pub(crate) keys: Vec<Values>,
    rows: OnceCell<GroupedRows>,
}

/// Rows laid out group after group.
pub(crate) struct GroupedRows {
    pub(crate) order: Vec<u32>,
    pub(crate) bounds: Vec<u32>,
}

impl GroupedRows {
    pub(crate) fn of(&self, group: usize) -> &[u32] {
        match (self.bounds.get(group), self.bounds.get(group + 1)) {
            (Some(start), Some(end)) => &self.order[*start as usize..*end as usize],
            _ => &[],
        }
    }
}

/// One key column as codes below `n`; sorted codes follow the order of the values.
struct Level {
    codes: Vec<u32>,
    n: usize,
    firsts: Vec<i64>,
}

fn level(values: &Values, sorted: bool, dropna: bool, vm: &VirtualMachine) -> PyResult<Level> {
    let coded = encode(&Keys::of(values, vm)?, vm)?;
    let (mut codes, mut firsts) = (coded.codes, coded.firsts);
    if sorted {
        let uniques = take::gather(values, &firsts);
        // Keys that cannot be compared stay in the order of appearance.
        if let Ok(order) = sort::argsort(&uniques, true, false, vm)
            && !order.is_sorted()
        {
            let mut places = vec![0_u32; order.len()];
            for (place, code) in order.iter().enumerate() {
                places[*code as usize] = place as u32;
            }
            codes.iter_mut().filter(|code| **code != ABSENT).for_each(|code| *code = places[*code as usize]);
            firsts = order.iter().map(|code| firsts[*code as usize]).collect();
        }
    }
    let mut n = firsts.len();
    if !dropna && let Some(first) = coded.first_missing {
        // Missing keys come last, or where they first appear when nothing is sorted.
        let place = if sorted { n } else { firsts.partition_point(|row| *row < first as i64) };
        let shift = |code: u32| match code {
            ABSENT => place as u32,
            code if code as usize >= place => code + 1,
            code => code,
        };
        for code in &mut codes {
            *code = shift(*code);
        }
        firsts.insert(place, first as i64);
        n += 1;
    }
    Ok(Level { codes, n, firsts })
}

impl Groups {
    pub(crate) fn new(columns: &[Values], sorted: bool, dropna: bool, vm: &VirtualMachine) -> PyResult<Self> {
        if let [only] = columns {
            let level = level(only, sorted, dropna, vm)?;
            let keys = vec![take::gather(only, &level.firsts)];
            return Ok(Self { codes: level.codes, n: level.n, keys, rows: OnceCell::new() });
        }
        let mut combined = Combined::new(sorted);
        for column in columns {
            let level = level(column, sorted, dropna, vm)?;
            combined.add(&level.codes, level.n);
        }
        let (codes, firsts) = dense(&combined.keys, sorted);
        let keys = columns.iter().map(|column| take::gather(column, &firsts)).collect();
        Ok(Self { codes, n: firsts.len(), keys, rows: OnceCell::new() })
    }

    /// Rows with equal codes in all levels, in the order they first appear. A level is its codes and a bound of them.
    pub(crate) fn by_levels<'a>(levels: impl Iterator<Item = (&'a [u32], usize)>) -> Self {
        let mut combined = Combined::new(false);
        for (codes, n) in levels {
            combined.add(codes, n);
        }
        let (codes, firsts) = dense(&combined.keys, false);
        Self { codes, n: firsts.len(), keys: Vec::new(), rows: OnceCell::new() }
    }

    /// Groups by codes that are known already; -1 belongs to none.
    pub(crate) fn from_codes(codes: &[i64], n: usize, keys: Vec<Values>) -> Self {
        let code = |code: &i64| u32::try_from(*code).ok().filter(|code| (*code as usize) < n).unwrap_or(ABSENT);
        Self { codes: codes.iter().map(code).collect(), n, keys, rows: OnceCell::new() }
    }

    pub(crate) fn grouped(&self) -> &GroupedRows {
        self.rows.get_or_init(|| {
            let mut bounds = vec![0_u32; self.n + 1];
            for code in &self.codes {
                if *code != ABSENT {
                    bounds[*code as usize + 1] += 1;
                }
            }
            for place in 1..bounds.len() {
                bounds[place] += bounds[place - 1];
            }
            let mut next = bounds.clone();
            let mut order = vec![0_u32; bounds.last().copied().unwrap_or_default() as usize];
            for (row, code) in self.codes.iter().enumerate() {
                if *code != ABSENT {
                    let slot = &mut next[*code as usize];
                    order[*slot as usize] = row as u32;
                    *slot += 1;
                }
            }
            GroupedRows { order, bounds }
        })
    }

    pub(crate) fn sizes(&self) -> Vec<i64> {
        let mut sizes = vec![0_i64; self.n];
        for code in &self.codes {
            if *code != ABSENT {
                sizes[*code as usize] += 1;
            }
        }
        sizes
    }

    pub(crate) fn wide_codes(&self) -> Vec<i64> {
        self.codes.iter().map(|code| if *code == ABSENT { -1 } else { i64::from(*code) }).collect()
    }
}

/// The codes of several levels in one number, the first level's weighing most.
struct Combined {
    keys: Vec<u64>,
    size: u128,
    sorted: bool,
}

impl Combined {
    fn new(sorted: bool) -> Self {
        Self { keys: Vec::new(), size: 0, sorted }
    }

    fn add(&mut self, codes: &[u32], n: usize) {
        let wide = |code: u32| if code == ABSENT { u64::MAX } else { u64::from(code) };
        if self.size == 0 {
            self.keys = codes.iter().map(|code| wide(*code)).collect();
            self.size = (n as u128).max(1);
            return;
        }
        if self.size * (n as u128 + 1) >= u128::from(u64::MAX) {
            let (dense, firsts) = dense(&self.keys, self.sorted);
            self.size = (firsts.len() as u128).max(1);
            self.keys = dense.into_iter().map(wide).collect();
        }
        for (key, code) in self.keys.iter_mut().zip(codes) {
            *key = if *key == u64::MAX || *code == ABSENT { u64::MAX } else { *key * n as u64 + u64::from(*code) };
        }
        self.size *= (n as u128).max(1);
    }
}

/// Dense codes of wide keys, in their order or that of appearance, and the first row of each.
fn dense(keys: &[u64], sorted: bool) -> (Vec<u32>, Vec<i64>) {
    let coded = encode_bits(keys, Some(u64::MAX));
    if !sorted {
        return (coded.codes, coded.firsts);
    }
    let mut order: Vec<u32> = (0..coded.firsts.len() as u32).collect();
    rayon::prelude::ParallelSliceMut::par_sort_unstable_by_key(order.as_mut_slice(), |code| {
        keys[coded.firsts[*code as usize] as usize]
    });
    let mut places = vec![0_u32; order.len()];
    for (place, code) in order.iter().enumerate() {
        places[*code as usize] = place as u32;
    }
    let codes =
        coded.codes.into_iter().map(|code| if code == ABSENT { ABSENT } else { places[code as usize] }).collect();
    (codes, order.iter().map(|code| coded.firsts[*code as usize]).collect())
}
