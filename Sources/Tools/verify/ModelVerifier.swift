// What `new` starts a feature from: no exercise has these files, and a learner's first feature
// would begin with a failure.

import Runner

struct ModelVerifier {
  let catalog: Catalog
  let checker: Checker
  /// Where the features are written.
  let folder: Path

  /// Makes a feature of each model, runs its tests and plays it.
  func problems() async throws -> [String] {
    folder.remove()
    var problems: [String] = []
    for chapter in catalog.chapters {
      for model in FeatureModel.all(for: chapter, in: checker.builder.package) {
        let name = "New\(chapter.number)\(model.name)"
        for file in try model.files(named: name) {
          try (folder / Catalog.ownGroup / name / file.name).write(file.text)
        }
        problems += try await self.problems(of: name, for: chapter).map { "\(name): \($0)" }
      }
    }
    return problems
  }

  private func problems(of name: String, for chapter: Chapter) async throws -> [String] {
    let package = checker.builder.package
    let workspace = Workspace(folder: folder, package: package, catalog: catalog)
    let feature = try workspace.catalog.exercise(name)
    let files = try workspace.files(feature) ?? []
    let verdict = try await checker.check(files, for: feature)
    var problems: [String] = []
    if feature.chapter.number != chapter.number {
      problems.append("It is taken for one of chapter \(feature.chapter.number).")
    }
    if verdict.outcome != .pass {
      problems.append("Its verdict is \(verdict.outcome.word).")
      problems += verdict.lines(kind: feature.kind)
    }
    let plan = try BuildPlan(playing: name, with: files, of: feature, in: package)
    guard case .program(let program, _) = try await checker.builder.build(plan, use: { $0 }) else {
      return problems + ["What plays it doesn't compile."]
    }
    // Each model has one of these keys, and a screen is printed for each key that it has.
    let keys = "+t"
    let played = try await Subprocess(
      "/bin/sh",
      ["-c", "printf '%s' '\(keys)' | \"$0\"", program.executable]
    ).run()
    if played.ending != .exited(0) || played.output.text.ranges(of: "q quit").count < 2 {
      problems.append("It can't be played:\n\(played.output.text)\(played.errors.text)")
    }
    return problems
  }
}
