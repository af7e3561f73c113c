//! Detours: operations behind the end of a code object that count, and the patches that lead there.
//!
//! A patch changes a function's first operation or the jump that closes a loop, and nothing else. Without a
//! budget none is in place, so nothing is slower; with one, a loop runs on in its detour, which holds its body
//! several times, so that counting costs less than the jumps it saves.

use std::collections::BTreeMap;

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
const MOST_COMPARISONS: usize = 1 << 22;

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
    /// Some patches make the interpreter report instead of leading to a detour.
    pub(super) is_watched: bool,
}

/// `code` with detours, and so for all functions in it. They are pushed to `made`, `code` last.
pub(super) fn lay(code: &Py<PyCode>, made: &mut Vec<Detoured>, vm: &VirtualMachine) -> PyRef<PyCode> {
    let mut object = code.code.clone();
    let mut layout = Layout::new(code);
    layout.entry(code.code.flags);
    layout.jumps_of_handlers();
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
    let last = match (last, code.code.first_line_number) {
        (Some((start, _)), _) => start.line.get(),
        (None, Some(line)) => line.get(),
        (None, None) => 1,
    };
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
    made.push(Detoured { code: code.clone(), patches: layout.patches, is_watched: layout.is_watched });
    code
}

struct Layout {
    units: Vec<CodeUnit>,
    /// For each unit behind the end, which one it stands for.
    origins: Vec<usize>,
    handlers: Vec<ExceptionTableEntry>,
    patches: Vec<Patch>,
    is_watched: bool,
    weights: Vec<u32>,
    n_constants: usize,
    /// Where control may come back to without being counted, in order: handlers, and jumps that no detour fits.
    uncounted: Vec<usize>,
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
            uncounted: handlers.iter().map(|handler| handler.target as usize).collect(),
            handlers,
            patches: Vec::new(),
            is_watched: false,
            weights: Vec::new(),
            operations,
        }
    }

    fn append(&mut self, units: &[CodeUnit], origin: usize) {
        self.units.extend_from_slice(units);
        self.origins.extend(std::iter::repeat_n(origin, units.len()));
    }

    /// Counts `weight` units: the truth of a charge is asked for, and whatever it is, what follows is next.
    fn charge(&mut self, weight: u32) -> Vec<CodeUnit> {
        let index = self.weights.iter().position(|&known| known == weight).unwrap_or_else(|| {
            self.weights.push(weight);
            self.weights.len() - 1
        });
        let constant = u32::try_from(self.n_constants + index).unwrap_or(u32::MAX);
        let mut units = encode(Opcode::LoadConst, constant);
        units.extend([unit(Opcode::PopJumpIfTrue, 0), unit(Opcode::Cache, 0)]);
        units
    }

    /// A charge, and back to `to`.
    fn charge_and_jump(&mut self, weight: u32, to: usize, origin: usize) {
        let charge = self.charge(weight);
        self.append(&charge, origin);
        self.append(&jump(self.units.len(), to), origin);
    }

    /// Puts a jump to `to` in the place of `operation`, or `otherwise` if it does not fit there.
    fn lead(&mut self, operation: Operation, to: usize, otherwise: Opcode) {
        let plain = self.units[operation.start..operation.next].to_vec();
        let mut counted = jump(operation.start, to);
        if counted.len() > plain.len() {
            self.is_watched = true;
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
        self.charge_and_jump(1, resume.next, resume.at);
        self.lead(resume, detour, Opcode::InstrumentedResume);
    }

    /// Handlers stand behind everything else and jump back to what follows their `try`, which may be the head of a loop.
    /// One unit reaches 255 others, so far from the end they are not counted; the loop's own jumps are.
    fn jumps_of_handlers(&mut self) {
        for index in 0..self.operations.len() {
            let operation = self.operations[index];
            if operation.opcode != Opcode::JumpBackwardNoInterrupt {
                continue;
            }
            let Some(target) = operation.target() else { continue };
            // The loop of `yield from`: whoever asks for the next value is counted.
            if self.operations.get(self.index_of(target)).is_some_and(|part| part.opcode == Opcode::Send) {
                continue;
            }
            let detour = self.units.len();
            if jump(operation.start, detour).len() > operation.next - operation.start {
                self.uncounted.push(target);
                continue;
            }
            self.charge_and_jump(1, target, operation.at);
            self.lead(operation, detour, operation.opcode);
        }
    }

    /// The first operation that stands at `start` or behind it.
    fn index_of(&self, start: usize) -> usize {
        self.operations.partition_point(|part| part.start < start)
    }

    fn loops(&mut self) {
        self.uncounted.sort_unstable();
        let mut loops: BTreeMap<usize, Vec<Operation>> = BTreeMap::new();
        for operation in self.operations.iter().filter(|operation| operation.opcode == Opcode::JumpBackward) {
            if let Some(head) = operation.target() {
                loops.entry(head).or_default().push(*operation);
            }
        }
        // Each copy is held against each handler, which a hostile source must not make too many of.
        let turns: &[u32] = if loops.len() * self.n_handlers < MOST_COMPARISONS { &TURNS } else { &[] };
        for (head, closing) in loops {
            let copies = self.units.len();
            let unrolled = turns.iter().find_map(|&turns| self.unrolled(head, &closing, turns));
            let paid = self.units.len();
            let end = unrolled.filter(|&end| !self.returns(head, end));
            let is_free = |jump: &Operation| end.is_some_and(|end| jump.next <= end);
            let (free, rest): (Vec<Operation>, Vec<Operation>) = closing.into_iter().partition(is_free);
            if let Some(first) = rest.first() {
                self.charge_and_jump(1, if unrolled.is_some() { copies } else { head }, first.at);
            }
            for operation in free {
                self.lead(operation, copies, Opcode::InstrumentedJumpBackward);
            }
            for operation in rest {
                self.lead(operation, paid, Opcode::InstrumentedJumpBackward);
            }
        }
    }

    /// Whether control may come back to the operations from `head` to `end` on a way that is not counted. Then each
    /// time that it enters the copies must be paid for, or it could leave them before they are.
    fn returns(&self, head: usize, end: usize) -> bool {
        let first = self.uncounted.partition_point(|&target| target < head);
        self.uncounted.get(first).is_some_and(|&target| target < end)
    }

    /// Appends `turns` copies of the loop at `head` and a charge, unless that is too long or holds another loop.
    /// Fewer turns are free, so that a loop over three values costs what it did; a loop around it pays. Answers where the
    /// loop ends.
    fn unrolled(&mut self, head: usize, closing: &[Operation], turns: u32) -> Option<usize> {
        let most = 224 / turns as usize;
        let last = *closing.iter().rfind(|jump| jump.next - head <= most)?;
        let body = self.operations[self.index_of(head)..self.index_of(last.next)].to_vec();
        let is_loop = |part: &Operation| part.opcode == Opcode::JumpBackward && part.target() != Some(head);
        if body.first()?.start != head || body.iter().any(|part| !part.is_movable() || is_loop(part)) {
            return None;
        }
        let detour = self.units.len();
        let (n_weights, n_origins, n_handlers) = (self.weights.len(), self.origins.len(), self.handlers.len());
        let n_charge = self.charge(turns).len();
        let copies = Copies::place(&self.units, &body, last, turns, n_charge);
        let written = copies.write(self, &body, detour);
        if written.is_none() {
            self.units.truncate(detour);
            self.weights.truncate(n_weights);
            self.origins.truncate(n_origins);
            self.handlers.truncate(n_handlers);
        }
        written.map(|()| last.next)
    }
}

/// Where the operations of several copies of a loop's body stand.
struct Copies {
    /// By copy and operation. The last jump that closes the loop is left out: what follows is the next copy, or the charge.
    starts: Vec<Vec<usize>>,
    last: Operation,
    head: usize,
    /// Ways out, behind the copies: where they lead and where they stand.
    exits: Vec<(usize, usize)>,
}

impl Copies {
    fn place(units: &[CodeUnit], body: &[Operation], last: Operation, turns: u32, n_charge: usize) -> Self {
        let head = body[0].start;
        let detour = units.len();
        let mut at = detour;
        let mut starts = Vec::new();
        for _ in 0..turns {
            let mut row = Vec::new();
            for part in body {
                row.push(at);
                at += match part.opcode {
                    Opcode::JumpBackward if part.at == last.at => 0,
                    // Two units reach over any copy.
                    Opcode::JumpBackward => 2,
                    _ if part.is_forward_jump() => part.next - part.at,
                    _ => part.next - part.start,
                };
            }
            starts.push(row);
        }
        at += n_charge;
        at += jump(at, detour).len();
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
        for (turn, row) in self.starts.iter().enumerate() {
            for (part, &at) in body.iter().zip(row) {
                debug_assert_eq!(at, layout.units.len());
                if part.opcode == Opcode::JumpBackward {
                    if part.at != self.last.at {
                        // The next copy, or the charge, follows the last operation of this one.
                        let mut units = jump(at, row[row.len() - 1]);
                        units.resize(2, unit(Opcode::Nop, 0));
                        layout.append(&units, part.at);
                    }
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
        layout.charge_and_jump(u32::try_from(self.starts.len()).unwrap_or(1), detour, self.last.at);
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
        for row in &self.starts {
            let end = row[row.len() - 1];
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
