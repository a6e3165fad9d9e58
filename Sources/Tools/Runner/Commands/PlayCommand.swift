// `play` builds the one app that it plays as a verdict's program is built, with the libraries that
// exercises have needed before.

import Foundation
import SharedCommands
import Terminal

extension WorkbookCommand {
  static var play: Self {
    Self(
      name: "play",
      operand: "[APP]",
      summary: """
        Runs an app in the terminal: PrimeTime on a chapter's library for the chapter's number, or \
        one that has a name; or a feature of your own, or the one in a file of yours. Without APP, \
        lists them.
        """,
      options: [.feature, .log, .mine]
    ) { arguments in
      let setup = try Setup(arguments)
      let workspace = try setup.closedWorkspace
      let own = workspace.catalog.own
      let feature = try arguments.operand.flatMap { name in
        try name.contains("/") ? workspace.exercise(name) : own.first { $0.name == name }
      }
      if let feature, feature.plays == nil { throw feature.notPlayable }
      if arguments.has(.mine) || feature != nil {
        let exercise =
          try feature
          ?? setup.catalog.exercise(playing: arguments.operand, feature: arguments[.feature])
        let (workspace, _) = try setup.openWorkspace()
        let builder = try await setup.checker(in: workspace.buildFolder).builder
        let program = try await build(exercise, in: workspace, setup, builder)
        throw becoming(playing: program, arguments)
      }
      // Looked up here, so that a wrong name or the list doesn't wait for the apps to be built.
      guard let app = try Playable.named(arguments.operand, feature: arguments[.feature]) else {
        if arguments.has(.log) { throw Catalog.logNeedsApp }
        let commands = (Playable.list + own.map(\.name))
          .map { "\(commandName) play \($0)\n" }
        try setup.console.print(commands.joined())
        return .pass
      }
      try setup.package.mustBeWritable()
      let folder = setup.package / ".build/workbook/apps"
      let builder = try await setup.checker(in: folder).builder
      let plan = try BuildPlan(playing: app, in: setup.package)
      guard case .program(let program, _) = try await build(plan, setup, builder) else {
        throw Problem(
          "`\(app.rawValue)` could not be built.",
          "Undo what was changed in \(setup.package.short)."
        )
      }
      throw becoming(playing: Path(program.executable), arguments)
    }
  }

  /// Goes on as the program that plays.
  private static func becoming(playing program: Path, _ arguments: Arguments) -> Problem {
    for (name, value) in crashReport { setenv(name, value, 1) }
    return replaceProcess(by: [program.description] + (arguments.has(.log) ? ["--log"] : []))
  }

  private static func build(
    _ plan: BuildPlan,
    _ setup: Setup,
    _ builder: Builder
  ) async throws -> Builder.Product {
    if builder.isFirst(plan) {
      setup.console.warn("Building the app. The first time, that may take a minute.")
    }
    defer { setup.console.clearStatus() }
    return try await interruptible {
      try await builder.build(plan, progress: setup.console.showBuilding) { $0 }
    }
  }

  /// What Swift reads when a program crashes. By default it prints 150 lines, and then waits for
  /// a key.
  private static let crashReport = [
    "SWIFT_BACKTRACE": "enable=yes,preset=friendly,interactive=no,limit=6,top=0"
  ]

  /// Plays a feature as the learner wrote it, and comes back when that ends.
  static func play(
    _ exercise: Exercise,
    in workspace: Workspace,
    _ setup: Setup,
    _ builder: Builder
  ) async throws {
    let program = try await build(exercise, in: workspace, setup, builder)
    try runInFront([program.description, "--log"], environment: crashReport)
  }

  /// Builds the program in which a feature runs as the learner wrote it.
  private static func build(
    _ exercise: Exercise,
    in workspace: Workspace,
    _ setup: Setup,
    _ builder: Builder
  ) async throws -> Path {
    guard let files = try workspace.files(exercise) else { throw workspace.missing(exercise) }
    let plan = try BuildPlan(playing: exercise.plays!, with: files, of: exercise, in: setup.package)
    switch try await build(plan, setup, builder) {
    case .program(let program, _):
      return Path(program.executable)
    case .rejected(let diagnostics):
      let error = diagnostics.first { $0.severity == .error }
      let place = error?.place.map { " in line \($0.line) of \($0.file)" } ?? ""
      throw Problem(
        "\(exercise.heading) can't be played: \(error?.message ?? "it doesn't compile")\(place).",
        exercise.isOwn
          ? "What plays it needs \(exercise.name)Screen and, up to chapter 3, its reducer."
          : "`\(commandName) run \(exercise.label)` shows why.",
        exitCode: .notYet
      )
    }
  }
}

extension Catalog {
  /// The exercise whose answer `play APP --feature FEATURE --mine` plays.
  /// - Throws: a `Problem` that says what to type instead.
  package func exercise(playing app: String?, feature: String?) throws -> Exercise {
    if app != nil { _ = try Playable.named(app, feature: nil) }
    let all = exercises.filter { $0.plays != nil }
    let ofFeature = all.filter { $0.plays == feature }
    let ofApp = all.filter { "\($0.chapter.number)" == app }
    if let exercise = ofFeature.first(where: ofApp.contains) { return exercise }
    let commands = ([ofFeature, ofApp, all].first { !$0.isEmpty } ?? []).map {
      "`\(commandName) \($0.playCommand!)`"
    }
    throw Problem(
      "--mine plays a feature that an exercise asks you for, named with its chapter.",
      commands.isEmpty ? "Leave --mine out." : "Type \(oneOf(commands)).",
      exitCode: .usage
    )
  }

  fileprivate static var logNeedsApp: Problem {
    Problem(
      "--log needs an app to log.",
      "`\(commandName) play` lists all.",
      exitCode: .usage
    )
  }
}

extension CommandOption {
  fileprivate static let mine = CommandOption(
    name: "--mine",
    summary: "Runs the feature as you wrote it in its exercise."
  )
}
