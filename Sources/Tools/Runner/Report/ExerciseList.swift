// The exercises as a list.

import Terminal

extension Page {
  /// - Parameter rows: how many lines there is room for. If not all exercises fit, only those near
  ///   the current one are listed, and each other chapter is one line.
  mutating func add(
    listOf catalog: Catalog,
    _ progress: LearnerProgress,
    current: Exercise,
    rows: Int = .max
  ) {
    let own = catalog.own
    let rows = rows - (own.isEmpty ? 0 : own.count + 1)
    let isWhole = catalog.exercises.count + 3 * catalog.chapters.count <= rows
    for chapter in catalog.chapters {
      let exercises = catalog.exercises.filter { $0.chapter == chapter }
      let required = exercises.filter { $0.optionalPart == nil }
      if isWhole { addBlank() }
      addHeading("Chapter \(chapter.number) \(chapter.title)", progress, required)
      if isWhole {
        for exercise in required { addEntry(exercise, progress, current) }
        let optional = exercises.filter { $0.optionalPart != nil }
        if let part = optional.first?.optionalPart {
          addHeading("\(part) (optional)", progress, optional)
          for exercise in optional { addEntry(exercise, progress, current) }
        }
      } else if chapter == current.chapter {
        addEntries(exercises, progress, near: current, rows: max(3, rows - catalog.chapters.count))
      }
    }
    guard !own.isEmpty else { return }
    if isWhole { addBlank() }
    add("Your own", as: style.bold)
    for feature in own {
      add(
        "\(feature.name), chapter \(feature.chapter.number)",
        indent: feature == current ? "> " : "  "
      )
    }
  }

  private mutating func addHeading(
    _ title: String,
    _ progress: LearnerProgress,
    _ exercises: [Exercise]
  ) {
    let title = title.padded(to: 24)
    let done = exercises.filter { progress.done.contains($0.id) }
    let room = min(24, width - title.count - 1)
    let bar =
      exercises.isEmpty
      ? "a lesson, no exercises yet"
      : progressBar(done: done.count, of: exercises.count, width: room)
    let style = style
    add("\(title) \(bar)", hanging: "  ") { line in
      style.bold(String(line.prefix(title.count))) + line.dropFirst(title.count)
    }
  }

  /// As many exercises as there are rows, with the current one among them.
  private mutating func addEntries(
    _ exercises: [Exercise],
    _ progress: LearnerProgress,
    near current: Exercise,
    rows: Int
  ) {
    let position = exercises.firstIndex(of: current) ?? 0
    let count = exercises.count <= rows ? rows : max(1, rows - 2)
    let start = max(0, min(position - count / 2, exercises.count - count))
    let shown = exercises.dropFirst(start).prefix(count)
    let hidden = exercises.count - start - shown.count
    if start > 0 { add("\(start) more before these", indent: "  ", as: style.dim) }
    for exercise in shown { addEntry(exercise, progress, current) }
    if hidden > 0 { add("\(hidden) more after these", indent: "  ", as: style.dim) }
  }

  private mutating func addEntry(
    _ exercise: Exercise,
    _ progress: LearnerProgress,
    _ current: Exercise
  ) {
    let isDone = progress.done.contains(exercise.id)
    let review = isDone ? progress.reviews[exercise.id]?.note ?? "" : ""
    let style = style
    add(
      "\(exercise.label.padded(to: 4)) \(isDone ? "done   " : "pending") \(exercise.name)\(review)",
      indent: exercise == current ? "> " : "  ",
      hanging: "               "
    ) { isDone ? style.green($0) : $0 }
  }
}

extension ReviewMark {
  /// What a list says of it.
  fileprivate var note: String {
    isFinished
      ? ", finished with reviews" : missed.isEmpty ? "" : ", with a mistake missed in review"
  }
}
