// The options that several commands take.

import Terminal

/// Runs a command with what was typed after it.
package typealias WorkbookAction = @Sendable (Arguments) async throws -> ExitCode
package typealias WorkbookCommand = Command<WorkbookAction>

extension CommandOption {
  package static let json = CommandOption(
    name: "--json",
    summary: "Prints JSON for editors and scripts; see docs/reference/runner.md."
  )
  package static let limit = CommandOption(
    name: "--limit",
    value: "SECONDS",
    summary: "How long the tests of an exercise may run (10)."
  )
  package static let swiftPM = CommandOption(
    name: "--swiftpm",
    summary: "Builds by SwiftPM: slower, for a toolchain on which the direct way fails."
  )
  package static let workspace = CommandOption(
    name: "--workspace",
    value: "DIR",
    summary: "Your folder of exercises (Workspace in the package)."
  )
  package static let package = CommandOption(
    name: "--package",
    value: "DIR",
    summary: "The package whose chapters are used (the one this program was built from)."
  )
}
