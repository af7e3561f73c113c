//! Detours: operations behind the end of a code object that count, and the patches that lead there.
//!
//! A patch changes a function's first operation or the jump that closes a loop, and nothing else. Without a
//! budget none is in place, so nothing is slower; with one, a loop runs on in its detour, which holds its body
//! several times, so that counting costs less than the jumps it saves.

use rustpython_vm::builtins::PyCode;
use rustpython_vm::bytecode::{
    CodeFlags, CodeUnit, ExceptionTableEntry, Opcode, build_no_location_mask, decode_exception_table,
    encode_exception_table,
};
use rustpython_vm::{Py, PyObjectRef, PyPayload, PyRef, VirtualMachine};

use super::charge::Charge;
use super::units::{Operation, encode, extend_line_table, jump, operations, unit};

/// How many turns of a loop one detour holds, by what fits: a conditional jump reaches 255 units.
const TURNS: [u32; 2] = [4, 2];

/// Units at `at` without a budget and with one.
pub(super) struct Patch {
    pub(super) at: usize,
    pub(super) plain: Vec<CodeUnit>,
    pub(super) counted: Vec<CodeUnit>,
}

/// A code object with detours.
pub(super) struct Detoured {
    pub(super) code: PyRef<PyCode>,
    pub(super) patches: Vec<Patch>,
}

/// `code` with detours, and so for all functions in it. They are pushed to `made`, `code` last.
pub(super) fn lay(code: &Py<PyCode>, made: &mut Vec<Detoured>, vm: &VirtualMachine) -> PyRef<PyCode> {
    let mut object = code.code.clone();
    let mut layout = Layout::new(code);
    layout.entry(code.code.flags);
    layout.loops();
    let charges: Vec<PyObjectRef> =
        layout.weights.iter().map(|&weight| Charge { weight }.into_ref(&vm.ctx).into()).collect();
    object.constants = object
        .constants
        .iter()
        .map(|constant| {
            let constant: PyObjectRef = constant.clone().into();
            match constant.downcast::<PyCode>() {
                Ok(inner) => PyObjectRef::from(lay(&inner, made, vm)),
                Err(constant) => constant,
            }
        })
        .chain(charges)
        .map(Into::into)
        .collect();
    let n_units = code.code.instructions.len();
    let locations = &code.code.locations;
    let has_no_line = build_no_location_mask(&code.code.linetable, n_units);
    let last = has_no_line.iter().rposition(|is_missing| !is_missing).and_then(|at| locations.get(at));
    let first_line = code.code.first_line_number.map_or(1, |line| line.get());
    let last = last.map_or(first_line, |(start, _)| start.line.get());
    let added: Vec<_> = layout.origins.iter().map(|&at| locations[at]).collect();
    let lines: Vec<usize> = added.iter().map(|(start, _)| start.line.get()).collect();
    let mut table = object.linetable.to_vec();
    extend_line_table(&mut table, last, &lines);
    object.linetable = table.into();
    object.locations = locations.iter().copied().chain(added).collect();
    object.exceptiontable = encode_exception_table(&layout.handlers);
    // A charge lies on the stack for one operation.
    object.max_stackdepth += 1;
    object.instructions = layout.units.into();
    let code = vm.ctx.new_code(object);
    made.push(Detoured { code: code.clone(), patches: layout.patches });
    code
}

struct Layout {
    units: Vec<CodeUnit>,
    /// For each unit behind the end, which one it stands for.
    origins: Vec<usize>,
    handlers: Vec<ExceptionTableEntry>,
    patches: Vec<Patch>,
    weights: Vec<u32>,
    n_constants: usize,
    /// How many of the handlers were there before.
    n_handlers: usize,
    operations: Vec<Operation>,
}

impl Layout {
    fn new(code: &Py<PyCode>) -> Self {
        let units = code.code.instructions.to_vec();
        let operations = operations(&units);
        let handlers = decode_exception_table(&code.code.exceptiontable);
        Self {
            n_constants: code.code.constants.len(),
            n_handlers: handlers.len(),
            units,
            origins: Vec::new(),
            handlers,
            patches: Vec::new(),
            weights: Vec::new(),
            operations,
        }
    }

    fn append(&mut self, units: &[CodeUnit], origin: usize) {
        self.units.extend_from_slice(units);
        self.origins.extend(std::iter::repeat_n(origin, units.len()));
    }

    /// Counts `weight` units: the truth of a charge is asked for, and whatever it is, what follows is next.
    fn charge(&mut self, weight: u32, origin: usize) {
        let index = self.weights.iter().position(|&known| known == weight).unwrap_or_else(|| {
            self.weights.push(weight);
            self.weights.len() - 1
        });
        let constant = u32::try_from(self.n_constants + index).unwrap_or(u32::MAX);
        self.append(&encode(Opcode::LoadConst, constant), origin);
        self.append(&[unit(Opcode::PopJumpIfTrue, 0), unit(Opcode::Cache, 0)], origin);
    }

    /// Puts a jump to `to` in the place of `operation`, or `otherwise` if it does not fit there.
    fn lead(&mut self, operation: Operation, to: usize, otherwise: Opcode) {
        let plain = self.units[operation.start..operation.next].to_vec();
        let mut counted = jump(operation.start, to);
        if counted.len() > plain.len() {
            counted.clone_from(&plain);
            counted[operation.at - operation.start].op = otherwise.into();
        }
        counted.resize(plain.len(), unit(Opcode::Cache, 0));
        self.patches.push(Patch { at: operation.start, plain, counted });
    }

    /// Calls of functions count; the body of a module or class runs once.
    fn entry(&mut self, flags: CodeFlags) {
        let is_entry = |operation: &&Operation| operation.opcode == Opcode::Resume && operation.argument == 0;
        let Some(&resume) = self.operations.iter().find(is_entry) else { return };
        if !flags.contains(CodeFlags::OPTIMIZED) {
            return;
        }
        let detour = self.units.len();
        self.charge(1, resume.at);
        self.append(&jump(self.units.len(), resume.next), resume.at);
        self.lead(resume, detour, Opcode::InstrumentedResume);
    }

    fn loops(&mut self) {
        let is_jump = |operation: &&Operation| operation.opcode == Opcode::JumpBackward;
        let jumps: Vec<Operation> = self.operations.iter().filter(is_jump).copied().collect();
        let mut heads: Vec<usize> = jumps.iter().filter_map(Operation::target).collect();
        heads.sort_unstable();
        heads.dedup();
        for head in heads {
            let closing = jumps.iter().filter(|jump| jump.target() == Some(head)).copied().collect::<Vec<_>>();
            let detour = self.units.len();
            let is_unrolled = TURNS.iter().any(|&turns| self.unrolled(head, &closing, turns).is_some());
            if !is_unrolled {
                self.charge(1, closing[0].at);
                self.append(&jump(self.units.len(), head), closing[0].at);
            }
            for operation in closing {
                self.lead(operation, detour, Opcode::InstrumentedJumpBackward);
            }
        }
    }

    /// Appends a charge and `turns` copies of the loop at `head`, unless that is too long or holds another loop.
    fn unrolled(&mut self, head: usize, closing: &[Operation], turns: u32) -> Option<()> {
        let most = 224 / turns as usize;
        let last = *closing.iter().rfind(|jump| jump.next - head <= most)?;
        let body: Vec<Operation> =
            self.operations.iter().filter(|part| (head..last.next).contains(&part.start)).copied().collect();
        let is_loop = |part: &Operation| part.opcode == Opcode::JumpBackward && part.target() != Some(head);
        if body.first()?.start != head || body.iter().any(|part| !part.is_movable() || is_loop(part)) {
            return None;
        }
        let detour = self.units.len();
        let (n_weights, n_origins, n_handlers) = (self.weights.len(), self.origins.len(), self.handlers.len());
        self.charge(turns, last.at);
        let copies = Copies::place(self.units.len(), &body, last, turns, &self.units);
        let written = copies.write(self, &body, detour);
        if written.is_none() {
            self.units.truncate(detour);
            self.weights.truncate(n_weights);
            self.origins.truncate(n_origins);
            self.handlers.truncate(n_handlers);
        }
        written
    }
}

/// Where the operations of several copies of a loop's body stand.
struct Copies {
    /// By copy and operation. The jump that closes the last copy is the only one that is left.
    starts: Vec<Vec<usize>>,
    last: Operation,
    head: usize,
    /// Ways out, behind the copies: where they lead and where they stand.
    exits: Vec<(usize, usize)>,
}

impl Copies {
    fn place(mut at: usize, body: &[Operation], last: Operation, turns: u32, units: &[CodeUnit]) -> Self {
        let head = body[0].start;
        let mut starts = Vec::new();
        for turn in 1..=turns {
            let mut row = Vec::new();
            for part in body {
                row.push(at);
                at += match part.opcode {
                    Opcode::JumpBackward if part.at == last.at && turn < turns => 0,
                    // Two units reach back over any detour.
                    Opcode::JumpBackward => 2,
                    _ if part.is_forward_jump() => part.next - part.at,
                    _ => part.next - part.start,
                };
            }
            starts.push(row);
        }
        let mut exits: Vec<(usize, usize)> = Vec::new();
        for part in body.iter().filter(|part| part.is_forward_jump()) {
            let Some(target) = part.target().filter(|target| !(head..last.next).contains(target)) else { continue };
            if exits.iter().all(|(known, _)| *known != target) {
                exits.push((target, at));
                // A loop over an iterator steps over the mark that ends it, and wants to find one.
                let mark = usize::from(units.get(target).is_some_and(|unit| unit.op.as_opcode() == Opcode::EndFor));
                at += mark + jump(at + mark, target + mark).len();
            }
        }
        Self { starts, last, head, exits }
    }

    /// Where the copy `turn` jumps to for `target`.
    fn mapped(&self, body: &[Operation], turn: usize, target: usize) -> Option<usize> {
        if let Some((_, exit)) = self.exits.iter().find(|(known, _)| *known == target) {
            return Some(*exit);
        }
        let index = body.iter().position(|part| part.start == target)?;
        Some(self.starts[turn][index])
    }

    fn write(&self, layout: &mut Layout, body: &[Operation], detour: usize) -> Option<()> {
        let n_turns = self.starts.len();
        for turn in 0..n_turns {
            for (part, &at) in body.iter().zip(&self.starts[turn]) {
                debug_assert_eq!(at, layout.units.len());
                if part.opcode == Opcode::JumpBackward {
                    if part.at == self.last.at && turn + 1 < n_turns {
                        continue;
                    }
                    let to = self.starts.get(turn + 1).map_or(detour, |next| next[0]);
                    let mut units = jump(at, to);
                    units.resize(2, unit(Opcode::Nop, 0));
                    layout.append(&units, part.at);
                } else if part.is_forward_jump() {
                    let caches = part.next - part.at - 1;
                    let to = self.mapped(body, turn, part.target()?)?;
                    let distance = u8::try_from(to.checked_sub(at + 1 + caches)?).ok()?;
                    layout.append(&[unit(part.opcode, distance)], part.at);
                    layout.append(&vec![unit(Opcode::Cache, 0); caches], part.at);
                } else {
                    let units = layout.units[part.start..part.next].to_vec();
                    layout.append(&units, part.at);
                }
            }
        }
        self.write_exits(layout, body);
        self.write_handlers(layout, body);
        Some(())
    }

    fn write_exits(&self, layout: &mut Layout, body: &[Operation]) {
        for &(target, at) in &self.exits {
            debug_assert_eq!(at, layout.units.len());
            let origin = body[0].at;
            let is_marked = layout.units.get(target).is_some_and(|unit| unit.op.as_opcode() == Opcode::EndFor);
            if is_marked {
                layout.append(&[unit(Opcode::EndFor, 0)], origin);
            }
            let units = jump(layout.units.len(), target + usize::from(is_marked));
            layout.append(&units, origin);
        }
    }

    /// What a handler guards, it guards in each copy. The order stays: the first that fits is taken.
    fn write_handlers(&self, layout: &mut Layout, body: &[Operation]) {
        let known: Vec<ExceptionTableEntry> = layout.handlers[..layout.n_handlers].to_vec();
        for (turn, row) in self.starts.iter().enumerate() {
            let end = self.starts.get(turn + 1).map_or(row[row.len() - 1], |next| next[0]);
            let place = |offset: u32| {
                let index = body.iter().position(|part| part.start >= offset as usize);
                u32::try_from(index.map_or(end, |index| row[index])).unwrap_or(u32::MAX)
            };
            for handler in &known {
                if (handler.end as usize) > self.head && (handler.start as usize) < self.last.next {
                    let (start, end) = (place(handler.start), place(handler.end));
                    if start < end {
                        layout.handlers.push(ExceptionTableEntry { start, end, ..*handler });
                    }
                }
            }
        }
    }
}
