//! Points, boxes and affine maps, in pixels.

/// x and y.
pub type Point = [f64; 2];

/// `x' = a x + c y + e`, `y' = b x + d y + f`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Affine {
    pub a: f64,
    pub b: f64,
    pub c: f64,
    pub d: f64,
    pub e: f64,
    pub f: f64,
}

impl Affine {
    pub const IDENTITY: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0 };

    pub const fn new(values: [f64; 6]) -> Self {
        let [a, b, c, d, e, f] = values;
        Self { a, b, c, d, e, f }
    }

    pub const fn translation(x: f64, y: f64) -> Self {
        Self { e: x, f: y, ..Self::IDENTITY }
    }

    pub const fn scale(x: f64, y: f64) -> Self {
        Self { a: x, d: y, ..Self::IDENTITY }
    }

    pub fn rotation(degrees: f64) -> Self {
        // Right angles exactly, so that what lies on the pixel grid stays there.
        let (sin, cos) = match degrees.rem_euclid(360.0) {
            0.0 => (0.0, 1.0),
            90.0 => (1.0, 0.0),
            180.0 => (0.0, -1.0),
            270.0 => (-1.0, 0.0),
            angle => angle.to_radians().sin_cos(),
        };
        Self { a: cos, b: sin, c: -sin, d: cos, e: 0.0, f: 0.0 }
    }

    pub fn apply(&self, [x, y]: Point) -> Point {
        [self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f]
    }

    /// First this map, then `next`.
    #[must_use]
    pub fn then(&self, next: &Self) -> Self {
        let [e, f] = next.apply([self.e, self.f]);
        Self {
            a: next.a * self.a + next.c * self.b,
            b: next.b * self.a + next.d * self.b,
            c: next.a * self.c + next.c * self.d,
            d: next.b * self.c + next.d * self.d,
            e,
            f,
        }
    }

    /// The map back; none where everything falls onto one line.
    pub fn inverse(&self) -> Option<Self> {
        let determinant = self.a * self.d - self.b * self.c;
        if !determinant.is_normal() {
            return None;
        }
        let (a, b, c, d) = (self.d / determinant, -self.b / determinant, -self.c / determinant, self.a / determinant);
        Some(Self { a, b, c, d, e: -(a * self.e + c * self.f), f: -(b * self.e + d * self.f) })
    }
}

/// A box whose sides are parallel to the axes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    pub x0: f64,
    pub y0: f64,
    pub x1: f64,
    pub y1: f64,
}

impl Bounds {
    /// Contains nothing: the start of a union.
    pub const EMPTY: Self = Self { x0: f64::INFINITY, y0: f64::INFINITY, x1: f64::NEG_INFINITY, y1: f64::NEG_INFINITY };

    /// The smallest box around the finite ones of these points.
    pub fn around<'a>(points: impl IntoIterator<Item = &'a Point>) -> Self {
        let mut bounds = Self::EMPTY;
        for point in points {
            if point[0].is_finite() && point[1].is_finite() {
                bounds.add(*point);
            }
        }
        bounds
    }

    pub fn add(&mut self, [x, y]: Point) {
        self.x0 = self.x0.min(x);
        self.y0 = self.y0.min(y);
        self.x1 = self.x1.max(x);
        self.y1 = self.y1.max(y);
    }

    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self {
            x0: self.x0.min(other.x0),
            y0: self.y0.min(other.y0),
            x1: self.x1.max(other.x1),
            y1: self.y1.max(other.y1),
        }
    }

    #[must_use]
    pub fn grown(&self, by: f64) -> Self {
        Self { x0: self.x0 - by, y0: self.y0 - by, x1: self.x1 + by, y1: self.y1 + by }
    }

    pub fn is_empty(&self) -> bool {
        self.x0 > self.x1 || self.y0 > self.y1
    }

    pub fn contains(&self, [x, y]: Point) -> bool {
        x >= self.x0 && x <= self.x1 && y >= self.y0 && y <= self.y1
    }

    pub fn overlaps(&self, other: &Self) -> bool {
        self.x0 <= other.x1 && other.x0 <= self.x1 && self.y0 <= other.y1 && other.y0 <= self.y1
    }
}

pub(crate) fn distance(from: Point, to: Point) -> f64 {
    (to[0] - from[0]).hypot(to[1] - from[1])
}

pub(crate) fn between(from: Point, to: Point, share: f64) -> Point {
    [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
