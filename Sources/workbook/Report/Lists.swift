// The exercises as a list, and a hint.

import Terminal

extension Page {
  mutating func add(listOf catalog: Catalog, _ progress: LearnerProgress, current: Exercise) {
    for chapter in catalog.chapters {
      let exercises = catalog.exercises.filter { $0.chapter == chapter }
      let done = exercises.count { progress.done.contains($0.id) }
      addBlank()
      add("Chapter \(chapter.number) \(chapter.title)", as: style.bold)
      if exercises.isEmpty {
        add("a lesson, and no exercises yet", indent: "  ")
        continue
      }
      add(progressBar(done: done, of: exercises.count, width: min(width, 40)), indent: "  ")
      for exercise in exercises {
        let isDone = progress.done.contains(exercise.id)
        let mark = exercise == current ? "> " : "  "
        let status = isDone ? "done   " : "pending"
        let style = style
        add(
          "\(exercise.label.padded(to: 4)) \(status) \(exercise.name)",
          indent: mark,
          hanging: "               "
        ) { isDone ? style.green($0) : $0 }
      }
    }
  }

  mutating func add(hint number: Int, of exercise: Exercise, _ hints: Hints?) {
    guard let hints, hints.texts.indices.contains(number - 1) else {
      add("Exercise \(exercise.label) has no such hint.")
      return
    }
    add(
      "Hint \(number) of \(hints.texts.count) for \(exercise.label) \(exercise.name)",
      as: style.bold
    )
    add(hints.texts[number - 1], indent: "  ")
  }

  mutating func add(line verdict: Verdict?, for exercise: Exercise) {
    let word = verdict?.outcome.word ?? "MISSING"
    var text = "\(word.padded(to: 17)) \(exercise.label) \(exercise.name)"
    if let verdict {
      let complaint = verdict.complaints(kind: exercise.kind).first?.title
      if let rule = complaint ?? verdict.crash?.rule { text += ": \(rule)" }
    }
    let style = style
    add(text, hanging: String(repeating: " ", count: 18)) {
      verdict?.outcome == .pass ? style.green($0) : $0
    }
  }
}

extension Verdict.Outcome {
  /// The word that a person reads.
  var word: String {
    switch self {
    case .pass: "PASS"
    case .notYet: "NOT YET"
    case .doesNotCompile: "DOES NOT COMPILE"
    case .timedOut: "TIMED OUT"
    case .crashed: "CRASHED"
    }
  }
}
