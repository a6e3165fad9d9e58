// A library that is written in stages passes each stage by itself, because the reference stands in
// for the rest. The exercise passes only when every file is the learner's own.

extension Exercise {
  /// The rule that every stage is the learner's own, if that is broken: what they have written may
  /// be right, and still the reference stands in for the rest.
  func unwrittenStages(in mine: [SourceFile]) -> Verdict.Rule? {
    guard let tests = stageTests else { return nil }
    let open = Set(
      starter.filter { file in
        file.text.contains(Self.hole)
          && mine.first { $0.name == file.name }?.text.contains(Self.hole) != false
      }
      .map { Path($0.name).name }
    )
    let stages = tests.contents.compactMap { $0.split(separator: "-").last.map { "\($0).swift" } }
    let waiting = stages.filter(open.contains)
    guard let next = waiting.first else { return nil }
    let written = stages.count { file in
      starter.contains { Path($0.name).name == file } && !open.contains(file)
    }
    let comment = """
      \(written) of \(written + waiting.count) files are yours, and their rules hold. The reference \
      stands in for \(waiting.joined(separator: ", ")): as long as a file says "\(Self.hole)", it isn't \
      judged. The next one is \(next).
      """
    return Verdict.Rule(
      name: "Every file is written",
      file: next,
      line: 1,
      stage: .max,
      failures: [Verdict.Failure(expectation: "", comments: [comment])]
    )
  }
}
