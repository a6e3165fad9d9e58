// All commands and their options. The command line is read by this table, and the pages are checked
// against it.

import SharedCommands
import Terminal

package let workbookProgram = Program(
  name: commandName,
  standard: WorkbookCommand.standard,
  commands: [
    .list, .run, .next, .hint, .read, .reset, .solution, .test(), .checkAll(), .play, .new,
    .export(), .review(), .inventory, .find(), .site,
  ],
  commonOptions: [.workspace, .package],
  advice: advice
)

/// For words that make sense, and only lack a command or an option before them.
private func advice(_ words: [String], _ unexpected: String) -> String? {
  if words[0] == "play", words.count == 3,
    let app = Playable.allCases.first(where: { $0.name == words[1] && $0.feature == unexpected })
  {
    return "Type `\(app.command)`."
  }
  if words[0] == "check", let exercise = words.dropFirst().first {
    return "`\(commandName) run \(exercise)` checks an exercise."
  }
  guard words == [unexpected], unexpected.wholeMatch(of: /\d+\.\d+/) != nil else { return nil }
  return "`\(commandName) run \(unexpected)` checks that exercise, and "
    + "`\(commandName) next \(unexpected)` goes to it."
}
