#!/usr/bin/env node
// Starts the program of this platform and ends as it ends.
"use strict";
const { spawn } = require("node:child_process");
const { constants } = require("node:os");

const folder = `@orchestrator-mcp/${process.platform}-${process.arch}`;
const name = process.platform === "win32" ? "orchestrator.exe" : "orchestrator";

function findProgram() {
  try {
    return require.resolve(`${folder}/bin/${name}`);
  } catch {
    const known = Object.keys(require("../package.json").optionalDependencies);
    const hint = known.includes(folder)
      ? "install orchestrator-mcp again, with optional dependencies"
      : `there are ${known.join(", ")}`;
    console.error(`error: the package ${folder} is not installed\nhint: ${hint}`);
    process.exit(2);
  }
}

const child = spawn(findProgram(), process.argv.slice(2), { stdio: "inherit" });
child.on("error", (error) => {
  console.error(`error: the program of ${folder} does not start: ${error.message}`);
  process.exit(2);
});
// Whoever ends this process means the program; both get what is typed at a terminal, and the program decides.
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
process.on("SIGINT", () => {});
child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
