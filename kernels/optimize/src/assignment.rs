//! Pairing rows with columns at the least cost, by shortest augmenting paths (Crouse 2016).

/// What is known of a column while a path is searched.
#[derive(Clone, Copy)]
struct Reach {
    cost: f64,
    from_row: usize,
}

struct Pairing<'a> {
    cost: &'a [f64],
    n_columns: usize,
    row_price: Vec<f64>,
    column_price: Vec<f64>,
    column_of: Vec<Option<usize>>,
    row_of: Vec<Option<usize>>,
}

/// The column of each row. There must not be more rows than columns; nothing when no pairing has a finite cost.
pub fn assign(cost: &[f64], n_rows: usize, n_columns: usize) -> Option<Vec<usize>> {
    if n_rows.checked_mul(n_columns) != Some(cost.len()) || n_rows > n_columns {
        return None;
    }
    let mut pairing = Pairing {
        cost,
        n_columns,
        row_price: vec![0.0; n_rows],
        column_price: vec![0.0; n_columns],
        column_of: vec![None; n_rows],
        row_of: vec![None; n_columns],
    };
    for row in 0..n_rows {
        pairing.take_in(row)?;
    }
    pairing.column_of.into_iter().collect()
}

impl Pairing<'_> {
    fn take_in(&mut self, new_row: usize) -> Option<()> {
        let n_columns = self.n_columns;
        let mut reach = vec![Reach { cost: f64::INFINITY, from_row: new_row }; n_columns];
        // From the back, so that a constant matrix gives the identity.
        let mut open: Vec<usize> = (0..n_columns).rev().collect();
        let (mut closed, mut rows) = (Vec::new(), vec![new_row]);
        let (mut row, mut length) = (new_row, 0.0);
        let sink = loop {
            let (mut best, mut lowest) = (None, f64::INFINITY);
            let costs = &self.cost[row * n_columns..(row + 1) * n_columns];
            for (place, column) in open.iter().copied().enumerate() {
                let through = length + costs[column] - self.row_price[row] - self.column_price[column];
                if through < reach[column].cost {
                    reach[column] = Reach { cost: through, from_row: row };
                }
                // Among equal costs a free column ends the search.
                let cost = reach[column].cost;
                if cost < lowest || (cost <= lowest && self.row_of[column].is_none()) {
                    (best, lowest) = (Some(place), cost);
                }
            }
            if lowest.is_infinite() {
                return None;
            }
            length = lowest;
            let column = open.swap_remove(best?);
            closed.push(column);
            match self.row_of[column] {
                None => break column,
                Some(taken) => {
                    row = taken;
                    rows.push(row);
                }
            }
        };
        for row in rows {
            let known = self.column_of[row].map_or(0.0, |column| reach[column].cost);
            self.row_price[row] += length - known;
        }
        for column in closed {
            self.column_price[column] -= length - reach[column].cost;
        }
        let mut column = sink;
        loop {
            let row = reach[column].from_row;
            self.row_of[column] = Some(row);
            let before = self.column_of[row].replace(column);
            match before {
                Some(before) if row != new_row => column = before,
                _ => return Some(()),
            }
        }
    }
}
