// What editors and scripts read. The fields are documented in docs/runner.md; they may gain
// neighbours, and none changes its meaning.

import Foundation

func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

/// Two values as one JSON object.
struct Joined<First: Encodable, Second: Encodable>: Encodable {
  var first: First
  var second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func encode(to encoder: any Encoder) throws {
    try first.encode(to: encoder)
    try second.encode(to: encoder)
  }
}

struct ExerciseJSON: Encodable {
  var exercise: String
  var number: String
  var chapter: String
  var title: String
  var kind: String
  var file: String

  init(_ exercise: Exercise, in workspace: Workspace) {
    self.exercise = exercise.name
    number = exercise.label
    chapter = exercise.chapter.name
    title = exercise.title
    kind = exercise.kind.rawValue
    file = workspace.file(exercise).description
  }
}

struct ProgressJSON: Encodable {
  var isDone: Bool
  var isCurrent: Bool
}

struct ListJSON: Encodable {
  var workspace: String
  var exercises: [Joined<ExerciseJSON, ProgressJSON>]
}

struct CheckAllJSON: Encodable {
  var passed: Int
  var exercises: [Joined<ExerciseJSON, Verdict>]
}
