//! Names of the element-wise operations.

macro_rules! operations {
    ($(#[$note:meta])* $kind:ident { $($variant:ident => $name:literal),* $(,)? }) => {
        $(#[$note])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $kind {
            $($variant),*
        }

        impl $kind {
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// numpy's name of the operation.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),*
                }
            }

            pub fn from_name(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    };
}

operations! {
    /// Operations of two operands.
    BinaryOp {
        Add => "add", Subtract => "subtract", Multiply => "multiply", Divide => "divide",
        FloorDivide => "floor_divide", Remainder => "remainder", Fmod => "fmod", Power => "power",
        FloatPower => "float_power", Maximum => "maximum", Minimum => "minimum", Fmax => "fmax", Fmin => "fmin",
        Arctan2 => "arctan2", Hypot => "hypot", Copysign => "copysign", Nextafter => "nextafter",
        Logaddexp => "logaddexp", Logaddexp2 => "logaddexp2", Heaviside => "heaviside",
        BitwiseAnd => "bitwise_and", BitwiseOr => "bitwise_or", BitwiseXor => "bitwise_xor",
        LeftShift => "left_shift", RightShift => "right_shift", Gcd => "gcd", Lcm => "lcm",
        LogicalAnd => "logical_and", LogicalOr => "logical_or", LogicalXor => "logical_xor",
        Equal => "equal", NotEqual => "not_equal", Less => "less", LessEqual => "less_equal",
        Greater => "greater", GreaterEqual => "greater_equal",
    }
}

operations! {
    /// Operations of one operand.
    UnaryOp {
        Negative => "negative", Positive => "positive", Absolute => "absolute", Fabs => "fabs", Sign => "sign",
        Sqrt => "sqrt", Cbrt => "cbrt", Square => "square", Reciprocal => "reciprocal",
        Exp => "exp", Exp2 => "exp2", Expm1 => "expm1", Log => "log", Log2 => "log2", Log10 => "log10", Log1p => "log1p",
        Sin => "sin", Cos => "cos", Tan => "tan", Arcsin => "arcsin", Arccos => "arccos", Arctan => "arctan",
        Sinh => "sinh", Cosh => "cosh", Tanh => "tanh", Arcsinh => "arcsinh", Arccosh => "arccosh", Arctanh => "arctanh",
        Floor => "floor", Ceil => "ceil", Trunc => "trunc", Rint => "rint",
        Deg2rad => "deg2rad", Rad2deg => "rad2deg", Radians => "radians", Degrees => "degrees",
        Conjugate => "conjugate", Real => "real", Imag => "imag", Angle => "angle", Spacing => "spacing",
        Invert => "invert", BitwiseCount => "bitwise_count", LogicalNot => "logical_not",
        Isnan => "isnan", Isinf => "isinf", Isfinite => "isfinite", Isnat => "isnat", Signbit => "signbit",
    }
}

impl BinaryOp {
    pub fn is_comparison(self) -> bool {
        use BinaryOp as B;
        matches!(self, B::Equal | B::NotEqual | B::Less | B::LessEqual | B::Greater | B::GreaterEqual)
    }

    pub fn is_logical(self) -> bool {
        matches!(self, Self::LogicalAnd | Self::LogicalOr | Self::LogicalXor)
    }
}
