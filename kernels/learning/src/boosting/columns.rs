//! What a tree does with its columns, a few of them at a time: sums of the rows of a node, those of its sibling, and the best
//! split of both.

use rayon::prelude::*;

use super::search::{Node, Split, best_split, better};
use super::sums::{COLUMNS_AT_ONCE, N_PLACES, Picked, Places, Sums, take_away};
use super::{BoostingOptions, Ground};

/// Below this many additions, of rows and of bins, columns are not worth several threads.
const WORTH_THREADS: usize = 1 << 13;

/// A node to be split, and which columns are tried; all where nothing is said.
#[derive(Debug)]
pub(super) struct Wanted {
    pub(super) node: Node,
    pub(super) tried: Option<Vec<bool>>,
}

/// Columns and what they are searched for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Search<'a> {
    pub(super) ground: &'a Ground<'a>,
    pub(super) options: &'a BoostingOptions<'a>,
}

impl Search<'_> {
    /// Sums of the rows of a node.
    pub(super) fn sum(&self, picked: Picked<'_>, sums: &mut Sums) {
        let size = self.group_size();
        let groups = sums.columns.par_chunks_mut(size).enumerate().with_min_len(self.least_groups(picked.len()));
        groups.for_each(|(group, sums)| picked.add_to(self.ground, group * size, sums));
    }

    /// The best split of a node.
    pub(super) fn split(&self, sums: &Sums, wanted: &Wanted) -> Option<Split> {
        let size = self.group_size();
        let groups = sums.columns.par_chunks(size).enumerate().with_min_len(self.least_groups(0));
        groups.map(|(group, sums)| self.best(wanted, group * size, sums)).reduce(|| None, better)
    }

    /// Sums of the rows of a child; `others`, the sums of its node, become those of the other child. Then the best split of
    /// both, where it is wanted.
    pub(super) fn split_children(
        &self,
        picked: Picked<'_>,
        sums: &mut Sums,
        others: &mut Sums,
        wanted: &[Option<Wanted>; 2],
    ) -> [Option<Split>; 2] {
        let size = self.group_size();
        let groups = sums.columns.par_chunks_mut(size).zip(others.columns.par_chunks_mut(size)).enumerate();
        let found = groups.with_min_len(self.least_groups(picked.len())).map(|(group, (sums, others))| {
            let first = group * size;
            picked.add_to(self.ground, first, sums);
            take_away(others, sums);
            let best = |wanted: &Option<Wanted>, sums: &[Places]| self.best(wanted.as_ref()?, first, sums);
            [best(&wanted[0], sums), best(&wanted[1], others)]
        });
        found.reduce(|| [None, None], |[a, b], [c, d]| [better(a, c), better(b, d)])
    }

    /// The best split among the columns from `first` on.
    fn best(&self, wanted: &Wanted, first: usize, sums: &[Places]) -> Option<Split> {
        let is_tried = |column: usize| wanted.tried.as_ref().is_none_or(|tried| tried[column]);
        let columns = sums.iter().enumerate().filter(|(place, _)| is_tried(first + place));
        let found =
            columns.map(|(place, sums)| best_split(self.ground, self.options, &wanted.node, first + place, sums));
        found.fold(None, better)
    }

    /// Columns that are worked on together: fewer, where there are not several groups of many for each thread.
    fn group_size(&self) -> usize {
        (self.ground.columns.len() / (4 * rayon::current_num_threads())).clamp(1, COLUMNS_AT_ONCE)
    }

    fn least_groups(&self, n_rows: usize) -> usize {
        let n_columns = self.ground.columns.len();
        if (n_rows + 2 * N_PLACES) * n_columns < WORTH_THREADS { n_columns } else { 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sums::{Steps, Sums};
    use super::super::{BoostingOptions, Column, Ground};
    use super::{Node, Search, Wanted};

    const N_ROWS: u32 = 96;
    const OPTIONS: BoostingOptions<'static> = BoostingOptions {
        max_leaf_nodes: None,
        max_depth: None,
        min_samples_leaf: 1,
        l2_regularization: 0.0,
        learning_rate: 1.0,
        interactions: None,
    };

    /// Column 3 tells the gradients, the others nothing.
    fn with_ground(check: impl Fn(&Search<'_>, &[u32])) {
        let byte = |number: u32| u8::try_from(number % 8).unwrap();
        let bins: Vec<u8> = (0..6)
            .flat_map(|column| (0..N_ROWS).map(move |row| byte(if column == 3 { row } else { row / 8 * (column + 3) })))
            .collect();
        let gradients: Vec<f32> = (0..N_ROWS).map(|row| if row % 8 < 3 { -1.0 } else { 2.0 }).collect();
        let columns = [Column { n_bins: 8, has_missing: false, is_categorical: false, direction: 0 }; 6];
        let ground = Ground { bins: &bins, columns: &columns, n_bins: 9, gradients: &gradients, hessians: &[1.0] };
        let rows: Vec<u32> = (0..N_ROWS).collect();
        check(&Search { ground: &ground, options: &OPTIONS }, &rows);
    }

    fn node(n_rows: u32, gradients: f64) -> Node {
        let hessians = f64::from(n_rows);
        Node { n_rows: n_rows as usize, gradients, hessians, value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY }
    }

    #[test]
    fn the_column_that_tells_is_found_where_it_is_tried() {
        with_ground(|search, rows| {
            let (mut steps, mut sums) = (Steps::new(search.ground), Sums::new(6));
            search.sum(steps.of(rows), &mut sums);
            let all = search.split(&sums, &Wanted { node: node(N_ROWS, 84.0), tried: None }).unwrap();
            assert_eq!((all.column, all.bin), (3, 2));
            let tried = Some(vec![true, true, true, false, true, true]);
            let others = search.split(&sums, &Wanted { node: node(N_ROWS, 84.0), tried });
            assert!(others.is_none_or(|split| split.column != 3 && split.gain < all.gain));
        });
    }

    #[test]
    fn the_sums_of_one_child_leave_those_of_the_other() {
        with_ground(|search, rows| {
            let (mut steps, mut all, mut left) = (Steps::new(search.ground), Sums::new(6), Sums::new(6));
            search.sum(steps.of(rows), &mut all);
            let (front, back) = rows.split_at(40);
            search.split_children(steps.of(front), &mut left, &mut all, &[None, None]);
            let mut expected = Sums::new(6);
            search.sum(steps.of(back), &mut expected);
            for column in 0..6 {
                assert_eq!(all.totals(column, 9), expected.totals(column, 9));
                let counts = |sums: &Sums| sums.columns[column].map(|bin| bin.count);
                assert_eq!(counts(&all), counts(&expected));
            }
        });
    }
}
