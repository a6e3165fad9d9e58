// Which PrimeTimes there are, and which of them the arguments ask for.

import Terminal

/// How to start a chapter's PrimeTime.
struct Edition: Sendable {
  let app: App.Start
  /// The features that run by themselves, by name.
  var features: [String: App.Start] = [:]
}

extension Edition {
  /// All there are, by chapter.
  @MainActor
  static let all: [Int: Edition] = [
    1: Edition(app: App.chapter1),
    2: Edition(app: App.chapter2, features: App.chapter2Features),
    3: Edition(app: App.chapter3, features: App.chapter3Features),
    4: Edition(app: App.chapter4, features: App.chapter4Features),
  ]

  static let feature = CommandOption(
    name: "--feature",
    value: "NAME",
    summary: "Runs one feature by itself."
  )

  @MainActor
  static var program: Program<Void> {
    let features = all.sorted { $0.key < $1.key }.filter { !$0.value.features.isEmpty }
      .map { "    chapter \($0.key)    \($0.value.featureNames)" }
      .joined(separator: "\n")
    return Program(
      name: "swift run primetime",
      standard: Command(
        operand: "[N]",
        summary: "Plays PrimeTime in the terminal, on the library of chapter N: \(chapters).",
        details: """
          On a terminal, keys act at once; q or Ctrl-C ends. Without one, keys are read from the \
          input until it ends, and each screen is printed below the one before:

              printf '++p' | swift run primetime 1

          The features:
          \(features)

          In the place of a chapter, `half-way` plays chapter 3's app with a counter that has
          moved to chapter 4.

          From chapter 3 on, there is a world outside:
          \(World.helpText)
          """,
        options: [feature],
        action: ()
      )
    )
  }

  /// What the arguments ask for.
  @MainActor
  static func start(_ arguments: Arguments) throws(UsageError) -> App.Start {
    guard let word = arguments.operand else {
      throw UsageError(happened: "No chapter was given.", advice: "Say which: \(chapters).")
    }
    if word == "half-way" { return App.halfWay }
    guard let chapter = Int(word), let edition = all[chapter] else {
      throw UsageError(
        happened: "There is no PrimeTime for \"\(word)\".",
        advice: "Choose a chapter: \(chapters)."
      )
    }
    guard let name = arguments[feature] else { return edition.app }
    if let start = edition.features[name] { return start }
    if edition.features.isEmpty {
      throw UsageError(
        happened: "In chapter \(chapter) no feature runs by itself.",
        advice: "Leave --feature out."
      )
    }
    throw UsageError(
      happened: "There is no feature \"\(name)\" in chapter \(chapter).",
      advice: "Choose one: \(edition.featureNames)."
    )
  }

  @MainActor
  private static var chapters: String { all.keys.sorted().map(String.init).joined(separator: ", ") }

  private var featureNames: String { features.keys.sorted().joined(separator: ", ") }
}
