// The program that `workbook` builds and becomes for whatever a first verdict doesn't need.

import Cards
import Find
import Runner
import Terminal

let list = WorkbookCommand.list { arguments in
  let setup = try Setup(arguments)
  let (workspace, progress) = try setup.openWorkspace()
  let current = try workspace.currentExercise(progress)
  try setup.console.print(jsonText(ListJSON(workspace, progress, current: current)))
  return .pass
}

let run = WorkbookCommand.run { arguments in
  let setup = try Setup(arguments)
  let (workspace, progress) = try setup.openWorkspace()
  return try await check(setup.exercise(in: workspace, progress), in: workspace, setup)
}

await Program(
  name: commandName,
  standard: run,
  commands: [
    list, run, .checkAll(checkAll), .test(test), .export(export), .review(review), .find(find),
  ],
  commonOptions: [.workspace, .package]
).main()
