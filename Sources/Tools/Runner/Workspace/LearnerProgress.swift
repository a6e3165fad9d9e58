// How far the learner has come: a small text file with one fact per line, so that people can read,
// repair and merge it by hand, and another version of the workbook can keep the lines it doesn't
// know.
//
//     workbook 1
//     current CounterReducer
//     done InoutBridge
//     hints CounterReducer 2
//     starter CounterReducer 9a3f0c51d2e7b846
//     filled FunctionsCapstone/Replay.swift 51d2e7b8469a3f0c Replay
//     review CounterReducer 2026-11-30 2 decrement

package struct LearnerProgress: Equatable, Sendable {
  static let version = 1
  /// In bytes. No workbook wrote a file that is larger.
  static let largest = 1 << 18

  var current: Exercise.ID?
  /// Where a learner who is at a feature of their own was before.
  var left: Exercise.ID?
  package var done: Set<Exercise.ID> = []
  /// How many hints have been given.
  var hints: [Exercise.ID: Int] = [:]
  /// The hash of the starter that was handed out; for a library's files under `Name/File.swift`.
  var starters: [String: String] = [:]
  /// A library's files that hold the learner's own answers, under `Name/File.swift`.
  var filled: [String: Filling] = [:]
  package var reviews: [Exercise.ID: ReviewMark] = [:]
  /// Lines that this version doesn't know. They are kept.
  var others: [String] = []

  package init() {}

  /// A starter that was filled with what the learner had written before.
  struct Filling: Equatable, Sendable {
    /// The hash of the whole file.
    var hash: String
    /// The exercises that it is from, by name.
    var exercises: [Exercise.ID]
  }

  package enum Unreadable: Error, Equatable {
    case damaged(line: Int)
    case newer(version: Int)
  }

  /// - Throws: `Unreadable`.
  package init(_ text: String) throws(Unreadable) {
    // Checked first, so that a text that isn't ours is not taken apart.
    guard text.utf8.starts(with: "workbook ".utf8) else { throw .damaged(line: 1) }
    for (index, line) in text.lines.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      switch (index, words.first, words.count) {
      case (0, "workbook", 2):
        guard let version = Int(words[1]), version > 0 else { throw .damaged(line: 1) }
        guard version <= Self.version else { throw .newer(version: version) }
      case (0, _, _):
        throw .damaged(line: 1)
      case (_, "current", 2):
        current = words[1]
      case (_, "left", 2):
        left = words[1]
      case (_, "done", 2):
        done.insert(words[1])
      case (_, "hints", 3):
        guard let count = UInt8(words[2]) else { throw .damaged(line: index + 1) }
        hints[words[1]] = Int(count)
      case (_, "starter", 3):
        starters[words[1]] = words[2]
      case (_, "filled", 4...):
        filled[words[1]] = Filling(hash: words[2], exercises: Array(words[3...]))
      case (_, "review", 4...):
        guard let mark = ReviewMark(words.dropFirst(2)) else { throw .damaged(line: index + 1) }
        reviews[words[1]] = mark
      case (_, "workbook", _), (_, "current", _), (_, "left", _), (_, "done", _), (_, "hints", _),
        (_, "starter", _), (_, "filled", _), (_, "review", _):
        throw .damaged(line: index + 1)
      default:
        others.append(line)
      }
    }
  }

  var text: String {
    var lines = ["workbook \(Self.version)"]
    if let current { lines.append("current \(current)") }
    if let left { lines.append("left \(left)") }
    lines += done.sorted().map { "done \($0)" }
    lines += hints.sorted { $0.key < $1.key }.map { "hints \($0.key) \($0.value)" }
    lines += starters.sorted { $0.key < $1.key }.map { "starter \($0.key) \($0.value)" }
    lines += filled.sorted { $0.key < $1.key }.map { key, filling in
      "filled \(key) \(filling.hash) \(filling.exercises.joined(separator: " "))"
    }
    lines += reviews.sorted { $0.key < $1.key }.map { "review \($0.key) \($0.value.text)" }
    lines += others
    return lines.joined(separator: "\n") + "\n"
  }

  /// A change that a check or a key brings about.
  enum Change: Equatable, Sendable {
    case current(Exercise.ID, left: Exercise.ID? = nil)
    case done(Exercise.ID, Bool)
    case hints(Exercise.ID, Int)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .current(let id, let before): (current, left) = (id, before)
    case .done(let id, true): done.insert(id)
    case .done(let id, false): done.remove(id)
    case .hints(let id, let count): hints[id] = count
    }
  }

  /// Moves what is recorded under an exercise's earlier names to its present one.
  package mutating func adopt(_ exercise: Exercise) {
    for old in exercise.formerly {
      if current == old { current = exercise.name }
      if done.remove(old) != nil { done.insert(exercise.name) }
      if let count = hints.removeValue(forKey: old) {
        hints[exercise.name] = max(count, hints[exercise.name] ?? 0)
      }
      if let mark = reviews.removeValue(forKey: old) {
        // Of two exercises that became one, the one that is known less well counts.
        let other = reviews[exercise.name] ?? mark
        reviews[exercise.name] = mark.rightInARow < other.rightInARow ? mark : other
        reviews[exercise.name]?.missed.formUnion(mark.missed.union(other.missed))
      }
      for (key, filling) in filled {
        if key.hasPrefix("\(old)/") {
          filled[key] = nil
          filled[exercise.name + key.dropFirst(old.count)] = filling
        }
      }
      for (key, hash) in starters where key == old || key.hasPrefix("\(old)/") {
        starters[key] = nil
        let renamed = exercise.name + key.dropFirst(old.count)
        if starters[renamed] == nil { starters[renamed] = hash }
      }
    }
  }
}

extension LearnerProgress {
  /// Whether it is left to do. A feature of the learner's own never is.
  func isPending(_ exercise: Exercise) -> Bool {
    !exercise.isOwn && !done.contains(exercise.id)
  }

  /// Whether the learner's files are more than what was handed out.
  /// - Parameter files: nil if they are gone, or can't be read.
  package func hasBegun(_ exercise: Exercise, files: [SourceFile]?) -> Bool {
    guard let files, files.count == exercise.starter.count else { return true }
    return !files.allSatisfy { isUntouched($0, of: exercise) }
  }

  /// Whether a file is as it was handed out, or was only saved.
  func isUntouched(_ file: SourceFile, of exercise: Exercise) -> Bool {
    let file = file.withPlainLines
    return exercise.starter.contains(file)
      || filled[exercise.starterID(file)]?.hash == stableHash([file.text])
  }
}

extension Catalog {
  /// The first exercise that isn't done yet: after another one if there is one, otherwise from the
  /// start. It passes by the optional ones, except after one of their own part. A feature of the
  /// learner's own leads back to where they were, if that isn't done.
  func firstPending(_ progress: LearnerProgress, after current: Exercise? = nil) -> Exercise? {
    let index = current.flatMap(exercises.firstIndex)
    let left = exercises.firstIndex { $0.id == progress.left }
    let part = (index ?? left).flatMap { exercises[$0].optionalPart }
    let position = index.map { $0 + 1 } ?? left ?? 0
    return (exercises[position...] + exercises[..<position])
      .first {
        !progress.done.contains($0.id) && $0 != current
          && ($0.optionalPart == nil || $0.optionalPart == part)
      }
  }
}
