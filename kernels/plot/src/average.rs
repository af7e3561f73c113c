//! Makes a picture smaller: each new pixel is the mean of the area it covers, so that thin lines and small letters fade
//! and do not break.
//!
//! Rows come in one at a time and leave as soon as they are complete. All is counted in whole numbers: a pixel of the old
//! picture is as many parts wide as the new one has pixels, so no area is rounded.

/// 8 bits for each channel, row by row.
pub(crate) struct Pixels {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// 1 and 3 are grey and colour; 2 and 4 have opacity as their last.
    pub(crate) channels: usize,
    pub(crate) values: Vec<u8>,
}

impl Pixels {
    /// The same picture with so many pixels, not more than it has.
    pub(crate) fn averaged(&self, width: usize, height: usize) -> Self {
        let mut averaging = Averaging::new((self.width, self.height), (width, height), self.channels);
        self.values.chunks_exact(self.width * self.channels).for_each(|row| averaging.add(row));
        averaging.finish()
    }
}

pub(crate) struct Averaging {
    old: (usize, usize),
    new: (usize, usize),
    channels: usize,
    /// Sums over the row that came last, and over the rows of the new one that is being made.
    across: Vec<u64>,
    down: Vec<u64>,
    /// Parts of the new row that are still open.
    missing: usize,
    values: Vec<u8>,
}

impl Averaging {
    /// Neither side of the new picture is longer than the old one's.
    pub(crate) fn new(old: (usize, usize), new: (usize, usize), channels: usize) -> Self {
        let sums = vec![0; new.0 * channels];
        let values = Vec::with_capacity(new.0 * new.1 * channels);
        Self { old, new, channels, across: sums.clone(), down: sums, missing: old.1, values }
    }

    /// The next row of the old picture.
    pub(crate) fn add(&mut self, row: &[u8]) {
        self.sum_across(row);
        let mut parts = self.new.1;
        while parts > 0 {
            let taken = parts.min(self.missing);
            for (down, across) in self.down.iter_mut().zip(&self.across) {
                *down += across * taken as u64;
            }
            parts -= taken;
            self.missing -= taken;
            if self.missing == 0 {
                self.close_row();
            }
        }
    }

    fn sum_across(&mut self, row: &[u8]) {
        self.across.fill(0);
        let (mut place, mut missing) = (0, self.old.0);
        for pixel in row.chunks_exact(self.channels) {
            let mut parts = self.new.0;
            while parts > 0 {
                let taken = parts.min(missing);
                if let Some(sums) = self.across.get_mut(place..place + self.channels) {
                    add_pixel(sums, pixel, taken as u64);
                }
                parts -= taken;
                missing -= taken;
                if missing == 0 {
                    place += self.channels;
                    missing = self.old.0;
                }
            }
        }
    }

    fn close_row(&mut self) {
        let area = (self.old.0 * self.old.1) as u64;
        for sums in self.down.chunks_exact(self.channels) {
            put_mean(sums, area, &mut self.values);
        }
        self.down.fill(0);
        self.missing = self.old.1;
    }

    pub(crate) fn finish(self) -> Pixels {
        Pixels { width: self.new.0, height: self.new.1, channels: self.channels, values: self.values }
    }
}

/// Colours count by their opacity: what cannot be seen has no say in the colour of its neighbours.
fn add_pixel(sums: &mut [u64], pixel: &[u8], weight: u64) {
    match (sums, pixel) {
        ([colours @ .., opacity], [seen @ .., alpha]) if seen.len() % 2 == 1 => {
            let weight = weight * u64::from(*alpha);
            colours.iter_mut().zip(seen).for_each(|(sum, value)| *sum += weight * u64::from(*value));
            *opacity += weight;
        }
        (sums, pixel) => sums.iter_mut().zip(pixel).for_each(|(sum, value)| *sum += weight * u64::from(*value)),
    }
}

fn put_mean(sums: &[u64], area: u64, values: &mut Vec<u8>) {
    let mean = |sum: u64, weight: u64| (sum + weight / 2).checked_div(weight).unwrap_or(0) as u8;
    match sums {
        [colours @ .., opacity] if colours.len() % 2 == 1 => {
            values.extend(colours.iter().map(|sum| mean(*sum, *opacity)));
            values.push(mean(*opacity, area));
        }
        sums => values.extend(sums.iter().map(|sum| mean(*sum, area))),
    }
}
