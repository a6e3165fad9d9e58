// The check of one exercise: the starter fails for the right reason, the solution passes, and each
// known mistake is caught with the symptom that is recorded.

import Cards
import Foundation
import Runner

struct ExerciseVerifier: Sendable {
  let exercise: Exercise
  let catalog: Catalog
  let checker: Checker

  /// Everything that is wrong with its verdicts, a sentence each, and what its author should look
  /// at.
  /// - Parameter writes: whether to record what its known mistakes give.
  func problems(writes: Bool) async throws -> (problems: [String], warnings: [String]) {
    var problems = try await solutionProblems()
    // Where the solution fails, everything else does.
    if !problems.isEmpty { return (problems, []) }
    problems += try await fillingProblems()
    problems += try await playProblems()
    let mistakes = try await check(KnownMistake.all(of: exercise))
    problems += try mistakeProblems(mistakes, writes: writes)
    problems += try expectationProblems(mistakes.map(\.verdict), writes: writes)
    // Last: its tests may have to be compiled for it alone, and they fit a mistake as they are.
    let starter = try await checker.check(exercise.starter, for: exercise)
    problems += try starterProblems(starter)
    let warnings = try unbrokenExpectations(by: [starter] + mistakes.map(\.verdict))
    return (problems, warnings)
  }

  /// Everything that is wrong with its files, a sentence each. Nothing is built for it.
  func fileProblems() -> [String] {
    var problems: [String] = []
    var parts: Set = ["Hints.md", KnownMistake.fileName]
    if let companion = exercise.companion {
      parts.formUnion(["Solution.swift", companion.name])
      if exercise.plays != nil { parts.insert("Screen.swift") }
      if exercise.isReviewed { parts.insert(Expectation.fileName) }
    } else {
      parts.insert("Starter")
      if exercise.stageTests != nil { parts.formUnion(["Solution", "Tests"]) }
    }
    for name in exercise.folder.contents where !parts.contains(name) {
      problems.append("\(name) does not belong here.")
    }
    if case .tests(_, let bugs) = exercise.material, bugs.count < 4 {
      problems.append("It has \(bugs.count) seeded bugs; it needs at least four.")
    }
    do {
      let gain = try Hints(exercise).gain
      if gain?.hasSuffix(".") != true || gain?.first?.isUppercase == true {
        problems.append("Hints.md does not end with what its reader can do: \"## You can now\".")
      }
      if exercise.chapter.page(with: exercise.lesson) == nil {
        problems.append("The lesson has no section \"\(exercise.lesson)\".")
      }
    } catch {
      problems.append((error as? Problem)?.message ?? "\(error)")
    }
    let tests = (try? exercise.companion?.read()) ?? ""
    let known = sourceWords(of: exercise.starter[0].text + tests)
    for name in exercise.predicts where !known.contains(name) {
      problems.append("Neither the starter nor the tests use `\(name)`, which it predicts.")
    }
    if exercise.task.count > 10 {
      problems.append("The task has \(exercise.task.count) lines; ten are enough.")
    }
    if exercise.task.contains(where: { "// \($0)".contains(Exercise.hole) }) {
      problems.append("The task says \"\(Exercise.hole)\", which marks a hole.")
    }
    if exercise.task.isEmpty { problems.append("There is no task in the comment at the top.") }
    return problems
  }

  private func starterProblems(_ verdict: Verdict) throws -> [String] {
    guard verdict.outcome == .notYet else {
      return ["The starter's verdict is \(verdict.outcome.word); it must be NOT YET."]
        + verdict.lines(kind: exercise.kind)
    }
    return verdict.diagnostics.map { "The starter gives a warning: \($0.message)" }
      + (try rulesThatDiffer(verdict))
  }

  /// The rules that the starter passes or fails although the tests say otherwise.
  private func rulesThatDiffer(_ verdict: Verdict) throws -> [String] {
    guard case .answers = exercise.material, let tests = exercise.companion else { return [] }
    let lines = try tests.read().lines
    return verdict.rules.compactMap { rule in
      let mayPass = lines[rule.line - 1].hasSuffix("// starter passes")
      if rule.holds == mayPass { return nil }
      return rule.holds
        ? "The starter passes \"\(rule.name)\" without \"// starter passes\"."
        : "The starter fails \"\(rule.name)\" in spite of \"// starter passes\"."
    }
  }

  private func solutionProblems() async throws -> [String] {
    let verdict = try await checker.check(exercise.solution, for: exercise)
    guard verdict.outcome == .pass else {
      return ["The solution's verdict is \(verdict.outcome.word)."]
        + verdict.lines(kind: exercise.kind)
    }
    return verdict.diagnostics.map { "The solution gives a warning: \($0.message)" }
  }

  /// Whether a library compiles and runs with the answers of earlier exercises in their places.
  private func fillingProblems() async throws -> [String] {
    guard case .library(let files, var library) = exercise.material else { return [] }
    var problems: [String] = []
    for file in files where !file.answers.isEmpty {
      let filled = file.filled { answer in
        guard case .answers(let source) = catalog[answer.exercise]?.material,
          let lines = source.answer(answer.number, in: source.solution)
        else {
          problems.append("There is no answer \(answer.number) of \(answer.exercise).")
          return nil
        }
        return lines
      }
      // A file with holes would be replaced, and not compiled.
      let text = filled.text.replacing(Exercise.hole, with: "// A hole")
      let whole = exercise.stageTests == nil ? filled : SourceFile(name: filled.name, text: text)
      library = library.map { $0.name == filled.name ? whole : $0 }
    }
    let verdict = try await checker.check(library, for: exercise)
    if [.pass, .notYet].contains(verdict.outcome) { return problems }
    return problems + ["Filled with earlier answers, its verdict is \(verdict.outcome.word)."]
      + verdict.lines(kind: exercise.kind)
  }

  /// What `play --mine` builds, with the solution; nil if there is nothing to play.
  var playedPlan: BuildPlan? {
    get throws {
      try exercise.plays.map {
        try BuildPlan(
          playing: $0,
          with: exercise.solution,
          of: exercise,
          in: checker.builder.package
        )
      }
    }
  }

  /// Whether what `play --mine` runs compiles with the solution.
  private func playProblems() async throws -> [String] {
    guard let plan = try playedPlan else { return [] }
    let product = try await checker.builder.build(plan) { $0 }
    guard case .rejected(let diagnostics) = product else { return [] }
    return ["With the solution, `play --mine` doesn't compile."]
      + diagnostics.map { "  \($0.place?.file ?? ""):\($0.place?.line ?? 0): \($0.message)" }
  }
}
