//! From a dtype known at run time to a Rust type known to the compiler: one `match` per family of types.

/// Runs `$body` with `$T` as the stored number type; times and the rest take `else`.
macro_rules! with_number {
    ($dtype:expr, $T:ident => $body:expr, else $other:expr) => {
        match $dtype {
            $crate::dtype::DType::Bool => {
                type $T = bool;
                $body
            }
            $crate::dtype::DType::Complex128 => {
                type $T = num_complex::Complex64;
                $body
            }
            other => with_real!(other, $T => $body, else $other),
        }
    };
}

/// Integers and floats.
macro_rules! with_real {
    ($dtype:expr, $T:ident => $body:expr, else $other:expr) => {
        match $dtype {
            $crate::dtype::DType::F32 => {
                type $T = f32;
                $body
            }
            $crate::dtype::DType::F64 => {
                type $T = f64;
                $body
            }
            other => with_integer!(other, $T => $body, else $other),
        }
    };
}

macro_rules! with_integer {
    ($dtype:expr, $T:ident => $body:expr, else $other:expr) => {
        match $dtype {
            $crate::dtype::DType::I8 => {
                type $T = i8;
                $body
            }
            $crate::dtype::DType::I16 => {
                type $T = i16;
                $body
            }
            $crate::dtype::DType::I32 => {
                type $T = i32;
                $body
            }
            $crate::dtype::DType::I64 => {
                type $T = i64;
                $body
            }
            $crate::dtype::DType::U8 => {
                type $T = u8;
                $body
            }
            $crate::dtype::DType::U16 => {
                type $T = u16;
                $body
            }
            $crate::dtype::DType::U32 => {
                type $T = u32;
                $body
            }
            $crate::dtype::DType::U64 => {
                type $T = u64;
                $body
            }
            _ => $other,
        }
    };
}

/// Types by how they are stored, for work that only moves elements. Records are handled field by field before this.
macro_rules! with_stored {
    ($dtype:expr, $T:ident => $body:expr) => {
        match $dtype {
            $crate::dtype::DType::Str(_) => {
                type $T = String;
                $body
            }
            $crate::dtype::DType::Bytes(_) => {
                type $T = Vec<u8>;
                $body
            }
            $crate::dtype::DType::Object => {
                type $T = $crate::object::Opaque;
                $body
            }
            $crate::dtype::DType::Complex128 => {
                type $T = num_complex::Complex64;
                $body
            }
            plain => match plain.itemsize() {
                1 => {
                    type $T = u8;
                    $body
                }
                2 => {
                    type $T = u16;
                    $body
                }
                4 => {
                    type $T = u32;
                    $body
                }
                _ => {
                    type $T = u64;
                    $body
                }
            },
        }
    };
}

pub(crate) use {with_integer, with_number, with_real, with_stored};
