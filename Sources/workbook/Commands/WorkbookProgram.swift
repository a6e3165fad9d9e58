// All commands and the options that each of them has: what the command line is read by, and what
// the pages are checked against.

import Terminal

let program = Program(
  name: commandName,
  standard: WorkbookCommand.standard,
  commands: [
    .list, .check, .next, .hint, .read, .reset, .solution, .test, .checkAll, .play, .verify,
  ],
  commonOptions: [.workspace, .package]
)
