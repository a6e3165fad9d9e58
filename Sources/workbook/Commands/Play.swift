// `play` is a program of its own, `primetime`, so that the first verdict does not wait for all
// chapters' libraries to be built.

import Foundation
import Terminal

extension WorkbookCommand {
  static var play: Self {
    Self(
      name: "play",
      operand: "[APP]",
      summary: """
        Runs an app in the terminal: PrimeTime on a chapter's library for the chapter's number, or \
        one that has a name. Without APP, lists them.
        """,
      options: [.feature, .log, .mine]
    ) { arguments in
      let setup = try Setup(arguments)
      if arguments.has(.mine) {
        let program = try await buildMine(arguments, setup).description
        throw becoming([program] + (arguments.has(.log) ? ["--log"] : []))
      }
      var words = ["swift", "run", "--quiet", "--package-path", setup.package.description]
      words += ["primetime"] + [arguments.operand].compactMap { $0 }
      if let feature = arguments[.feature] { words += ["--feature", feature] }
      if arguments.has(.log) { words.append("--log") }
      if !(setup.package / ".build/debug/primetime").exists {
        setup.console.warn("Building the apps. The first time, that takes a minute or two.")
      }
      throw becoming(words)
    }
  }

  /// Builds the program in which a feature runs as the learner wrote it.
  private static func buildMine(_ arguments: Arguments, _ setup: Setup) async throws -> Path {
    let (workspace, _) = try setup.openWorkspace()
    let exercises = setup.catalog.exercises.filter { $0.plays != nil }
    let named = exercises.first {
      "\($0.chapter.number)" == arguments.operand && $0.plays == arguments[.feature]
    }
    guard let exercise = named, let feature = exercise.plays else {
      let known = exercises.map {
        "`\(commandName) play \($0.chapter.number) --feature \($0.plays!) --mine`"
      }
      throw Problem(
        "That is nothing of yours that could be played.",
        "There is \(known.joined(separator: " and ")).",
        exitCode: .usage
      )
    }
    guard let files = try workspace.files(exercise) else { throw workspace.missing(exercise) }
    let plan = try Plan(playing: feature, with: files, of: exercise, in: setup.package)
    let builder = try await setup.checker(in: workspace.buildFolder).builder
    let lock = try await builder.lock(plan)
    defer { withExtendedLifetime(lock) {} }
    let product = try await interruptible {
      try await builder.build(plan, lock: lock, isFresh: false) { part, count, name in
        setup.console.showBuilding(part: part, of: count, name: name)
      }
    }
    setup.console.clearStatus()
    guard case .program(let program, _) = product else {
      throw Problem(
        "\(workspace.file(exercise).short) can't be played: it doesn't compile with the app.",
        "`\(commandName) run \(exercise.label)` shows why.",
        exitCode: .notYet
      )
    }
    return Path(program.executable)
  }

  /// Replaces this process by another program from the PATH.
  /// - Returns: why that failed. On success it doesn't return.
  private static func becoming(_ words: [String]) -> Problem {
    let arguments = words.map { strdup($0) } + [nil]
    execvp(words[0], arguments)
    return Problem(
      "`\(words[0])` could not be started: \(String(cString: strerror(errno))).",
      "Put the toolchain's folder on the PATH."
    )
  }
}

extension CommandOption {
  fileprivate static let feature = CommandOption(
    name: "--feature",
    value: "NAME",
    summary: "Runs one feature by itself; `\(commandName) play` lists them."
  )
  fileprivate static let log = CommandOption(
    name: "--log",
    summary: "Shows each action, what it changed, and when its effects began and ended."
  )
  fileprivate static let mine = CommandOption(
    name: "--mine",
    summary: "Runs the feature as you wrote it in its exercise."
  )
}
