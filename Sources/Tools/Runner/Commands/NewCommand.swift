// The command that makes a feature of the learner's own.

import Terminal

extension WorkbookCommand {
  static var new: Self {
    Self(
      name: "new",
      operand: "NAME",
      summary:
        "Makes a feature of your own in your workspace, with a screen and a test, to change as "
        + "you like.",
      details: "It is watched and checked like an exercise, and nothing ever overwrites it.",
      options: [.chapter, .from]
    ) { arguments in
      let setup = try Setup(arguments)
      let name = arguments.operand ?? ""
      let (workspace, progress) = try setup.openWorkspace()
      try workspace.checkFeatureName(name)
      let chapter =
        try arguments[.chapter].map(setup.catalog.chapter)
        ?? workspace.currentExercise(progress).chapter
      let model = try FeatureModel(arguments[.from], for: chapter, in: setup.package)
      let builder = try await setup.checker(in: workspace.buildFolder).builder
      setup.console.showStatus("looking for \(name) in \(chapter.name)")
      let isTaken = try await interruptible {
        try await builder.knows(name, of: chapter.name, progress: setup.console.showBuilding)
      }
      setup.console.clearStatus()
      if isTaken {
        throw Problem(
          "\(name) is taken: Swift or chapter \(chapter.number)'s library declares it.",
          "Choose another name, such as My\(name).",
          exitCode: .usage
        )
      }
      let feature = try workspace.make(name, from: model)
      let response = try workspace.respond(to: .next(feature))
      var page = setup.console.page()
      page.add(response.answer, in: workspace, response.progress)
      try setup.console.print(page)
      return .pass
    }
  }
}

extension CommandOption {
  fileprivate static let chapter = CommandOption(
    name: "--chapter",
    value: "N",
    summary: "Writes it with chapter N's library (the one of your current exercise)."
  )
  fileprivate static let from = CommandOption(
    name: "--from",
    value: "FEATURE",
    summary: "What it starts from: Counter, or in chapter 3 Stopwatch, or in chapter 4 NumberFact."
  )
}
