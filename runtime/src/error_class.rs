//! Classes of errors that a caller may see: Python's own, and the verdicts of the sandbox.
//!
//! A script may make classes of its own, so a report carries the name of a class as text; whatever the host side
//! raises, counts or remembers is one of these.

use std::fmt;

use rustpython_vm::builtins::PyType;
use rustpython_vm::{Py, VirtualMachine};
use serde::{Deserialize, Serialize};

/// One list: variants are called as the classes are, and each of Python's stands beside the interpreter's type for it.
macro_rules! error_classes {
    (verdicts { $($verdict:ident,)* } python { $($class:ident => $type:ident,)* }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum ErrorClass {
            $($verdict,)*
            $($class,)*
        }

        impl ErrorClass {
            const ALL: &[Self] = &[$(Self::$verdict,)* $(Self::$class,)*];

            /// The name as Python shows it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$verdict => stringify!($verdict),)*
                    $(Self::$class => stringify!($class),)*
                }
            }

            /// Is it the sandbox's own, not Python's?
            #[must_use]
            pub const fn is_verdict(self) -> bool {
                matches!(self, $(Self::$verdict)|*)
            }

            /// What a script can catch it as.
            #[must_use]
            pub fn python_type(self, vm: &VirtualMachine) -> &'static Py<PyType> {
                match self {
                    $(Self::$verdict)|* => vm.ctx.exceptions.runtime_error,
                    $(Self::$class => vm.ctx.exceptions.$type,)*
                }
            }
        }
    };
}

error_classes! {
    verdicts {
        ExecutionTimeout,
        InstructionLimit,
        MemoryLimit,
        OutputLimit,
        SafetyViolation,
        Cancelled,
        InternalError,
    }
    python {
        ArithmeticError => arithmetic_error,
        AssertionError => assertion_error,
        AttributeError => attribute_error,
        // The class itself is of the module `client`.
        AuthRequired => connection_error,
        BufferError => buffer_error,
        ConnectionError => connection_error,
        EOFError => eof_error,
        Exception => exception_type,
        // A group is made of exceptions, which a name is not.
        ExceptionGroup => exception_type,
        FileExistsError => file_exists_error,
        FileNotFoundError => file_not_found_error,
        FloatingPointError => floating_point_error,
        GeneratorExit => generator_exit,
        ImportError => import_error,
        IndentationError => indentation_error,
        IndexError => index_error,
        InterruptedError => interrupted_error,
        IsADirectoryError => is_a_directory_error,
        // The class itself is of the module `json`.
        JSONDecodeError => value_error,
        KeyError => key_error,
        KeyboardInterrupt => keyboard_interrupt,
        LookupError => lookup_error,
        MemoryError => memory_error,
        ModuleNotFoundError => module_not_found_error,
        NameError => name_error,
        NotADirectoryError => not_a_directory_error,
        NotImplementedError => not_implemented_error,
        OSError => os_error,
        OverflowError => overflow_error,
        PermissionError => permission_error,
        RecursionError => recursion_error,
        RuntimeError => runtime_error,
        StopIteration => stop_iteration,
        SyntaxError => syntax_error,
        SystemExit => system_exit,
        TabError => tab_error,
        TimeoutError => timeout_error,
        // The class itself is of the module `client`.
        ToolError => runtime_error,
        TypeError => type_error,
        UnboundLocalError => unbound_local_error,
        UnicodeDecodeError => unicode_decode_error,
        ValueError => value_error,
        ZeroDivisionError => zero_division_error,
    }
}

impl ErrorClass {
    /// The class of that name; none for a class that a script made.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|class| class.name() == name)
    }

    /// The module that has the class itself, where the interpreter has none and the program raises it.
    #[must_use]
    pub(crate) const fn module(self) -> Option<&'static str> {
        match self {
            Self::AuthRequired => Some("client"),
            _ => None,
        }
    }

    /// Exit code of `orchestrator exec` for it.
    #[must_use]
    pub const fn exit_code(self) -> u8 {
        match self {
            Self::SafetyViolation => 3,
            Self::ExecutionTimeout | Self::InstructionLimit => 124,
            Self::Cancelled => 130,
            Self::MemoryLimit => 137,
            _ => 1,
        }
    }
}

impl fmt::Display for ErrorClass {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::ErrorClass;

    #[test]
    fn names_are_those_of_the_classes_in_text_and_in_json() {
        for class in ErrorClass::ALL {
            assert_eq!(ErrorClass::named(class.name()), Some(*class));
            assert_eq!(serde_json::to_value(class).unwrap(), class.name());
        }
        assert_eq!(ErrorClass::OSError.to_string(), "OSError");
        assert_eq!(ErrorClass::named("MyError"), None);
    }
}
