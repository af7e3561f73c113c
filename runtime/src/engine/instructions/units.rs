//! Code units: reading them as operations, and appending operations behind the end of a code object.
//!
//! What stands in a code object stays where it is, so no jump of it has to be changed.

use rustpython_vm::bytecode::{CodeUnit, Instruction, OpArgByte, Opcode};

/// One operation with its prefixes and caches, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Operation {
    /// The first prefix, which is where jumps to it land.
    pub(super) start: usize,
    pub(super) at: usize,
    pub(super) next: usize,
    pub(super) opcode: Opcode,
    pub(super) argument: u32,
}

impl Operation {
    /// Where it may jump to.
    pub(super) fn target(&self) -> Option<usize> {
        let distance = self.argument as usize;
        match self.opcode {
            Opcode::JumpBackward | Opcode::JumpBackwardNoInterrupt => self.next.checked_sub(distance),
            _ if self.is_forward_jump() => Some(self.next + distance),
            _ => None,
        }
    }

    pub(super) fn is_forward_jump(&self) -> bool {
        matches!(
            self.opcode,
            Opcode::JumpForward
                | Opcode::PopJumpIfFalse
                | Opcode::PopJumpIfTrue
                | Opcode::PopJumpIfNone
                | Opcode::PopJumpIfNotNone
                | Opcode::ForIter
        )
    }

    /// Whether it can run elsewhere in the same code object; jumps are the caller's to mend.
    pub(super) fn is_movable(&self) -> bool {
        let has_label = Instruction::from(self.opcode).label_arg().is_some();
        let is_loop = matches!(self.opcode, Opcode::JumpBackward);
        (!has_label || self.is_forward_jump() || is_loop)
            // The loop of `yield from` is recognised by where its parts stand.
            && !matches!(self.opcode, Opcode::Send | Opcode::EndAsyncFor | Opcode::CleanupThrow)
    }
}

pub(super) fn operations(units: &[CodeUnit]) -> Vec<Operation> {
    let mut found = Vec::new();
    let (mut start, mut at, mut argument) = (0, 0, 0);
    while at < units.len() {
        let opcode = units[at].op.as_opcode();
        argument = argument << 8 | u32::from(u8::from(units[at].arg));
        let next = at + 1 + units[at].op.cache_entries();
        if opcode != Opcode::ExtendedArg {
            found.push(Operation { start, at, next, opcode, argument });
            (start, argument) = (next, 0);
        }
        at = next;
    }
    found
}

pub(super) fn unit(opcode: Opcode, argument: u8) -> CodeUnit {
    CodeUnit::new(Instruction::from(opcode), OpArgByte::from(argument))
}

/// `opcode` with as many prefixes as `argument` needs, without caches.
pub(super) fn encode(opcode: Opcode, argument: u32) -> Vec<CodeUnit> {
    let bytes = argument.to_be_bytes();
    let first = bytes.iter().position(|&byte| byte != 0).unwrap_or(3);
    let mut units: Vec<CodeUnit> = bytes[first..3].iter().map(|&byte| unit(Opcode::ExtendedArg, byte)).collect();
    units.push(unit(opcode, bytes[3]));
    units
}

/// A jump that stands at `from` and leads to `to`. It has no caches in either direction.
pub(super) fn jump(from: usize, to: usize) -> Vec<CodeUnit> {
    let opcode = if to > from { Opcode::JumpForward } else { Opcode::JumpBackwardNoInterrupt };
    let mut units = Vec::new();
    // Its own prefixes are part of the way.
    for length in 1..=4 {
        let distance = (from + length).abs_diff(to);
        units = encode(opcode, u32::try_from(distance).unwrap_or(u32::MAX));
        if units.len() <= length {
            let padding = length - units.len();
            units.splice(..0, std::iter::repeat_n(unit(Opcode::ExtendedArg, 0), padding));
            break;
        }
    }
    units
}

/// Appends entries for `lines` to a line table that ends on line `last`.
pub(super) fn extend_line_table(table: &mut Vec<u8>, mut last: usize, lines: &[usize]) {
    const NO_COLUMNS: u8 = 13;
    for run in lines.chunk_by(|one, other| one == other) {
        for part in run.chunks(8) {
            let length = u8::try_from(part.len() - 1).unwrap_or(7);
            table.push(0x80 | NO_COLUMNS << 3 | length);
            let distance = part[0].abs_diff(last) << 1;
            let mut rest = if part[0] < last { distance | 1 } else { distance };
            while rest >= 0x40 {
                table.push(0x40 | u8::try_from(rest & 0x3f).unwrap_or(0));
                rest >>= 6;
            }
            table.push(u8::try_from(rest).unwrap_or(0));
            last = part[0];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Opcode, encode, extend_line_table, jump, operations, unit};

    #[test]
    fn jumps_lead_where_they_should() {
        let padding = |n: usize| vec![unit(Opcode::Nop, 0); n];
        for (from, to) in [(0, 1), (0, 255), (0, 256), (0, 257), (3, 70_000), (255, 0), (256, 0), (70_000, 3)] {
            let mut units = padding(from);
            units.extend(jump(from, to));
            let found = operations(&units);
            let last = found[found.len() - 1];
            assert_eq!((last.start, last.target()), (from, Some(to)));
        }
    }

    #[test]
    fn arguments_come_back() {
        for argument in [0, 255, 256, 65_535, 65_536, u32::MAX] {
            let found = operations(&encode(Opcode::LoadConst, argument));
            assert_eq!(found.iter().map(|part| part.argument).collect::<Vec<_>>(), [argument]);
        }
    }

    #[test]
    fn lines_are_appended_as_distances() {
        let mut table = vec![0xff];
        extend_line_table(&mut table, 10, &[12, 12, 2, 50]);
        assert_eq!(table, [0xff, 0xe9, 4, 0xe8, 21, 0xe8, 0x60, 1]);
    }
}
