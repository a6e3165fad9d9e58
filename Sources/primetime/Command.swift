/// What the arguments ask for.
@MainActor
enum Command {
  case play(start: App.Start)
  case help
  case misuse(String)

  static let helpText = """
    primetime N                   PrimeTime on the library of chapter N, for N = \(chapters)
    primetime N --feature NAME    one feature by itself

    The features:
    \(features)

    On a terminal, keys act at once; q or Ctrl-C ends. Without one, keys are read from the input
    until it ends, and each screen is printed below the one before:

        printf '++p' | primetime 1

    From chapter 3 on, there is a world outside:
    \(World.helpText)

    """

  private static let chapters = editions.keys.sorted().map(String.init).joined(separator: ", ")

  private static let features = editions.sorted { $0.key < $1.key }
    .filter { !$0.value.features.isEmpty }
    .map { "    chapter \($0.key)    \($0.value.featureNames)" }
    .joined(separator: "\n")

  init(arguments: [String]) {
    if arguments.contains(where: { ["-h", "--help"].contains($0) }) {
      self = .help
      return
    }
    var words: [String] = []
    var feature: String?
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--feature" {
        feature = rest.popFirst() ?? ""
      } else if word.hasPrefix("--feature=") {
        feature = String(word.dropFirst("--feature=".count))
      } else {
        words.append(word)
      }
    }
    self = Self.play(words, feature: feature)
  }

  private static func play(_ words: [String], feature: String?) -> Command {
    guard let word = words.first else {
      return .misuse("No chapter was given. Say which: \(chapters).")
    }
    if words.count > 1 {
      return .misuse("There is a \"\(words[1])\" too many. Give only the chapter: \(chapters).")
    }
    guard let chapter = Int(word), let edition = editions[chapter] else {
      return .misuse("There is no PrimeTime for \"\(word)\". Choose a chapter: \(chapters).")
    }
    guard let feature else { return .play(start: edition.app) }
    if let start = edition.features[feature] { return .play(start: start) }
    if edition.features.isEmpty {
      return .misuse("In chapter \(chapter) no feature runs by itself. Leave --feature out.")
    }
    return .misuse(
      "There is no feature \"\(feature)\" in chapter \(chapter). "
        + "Choose one: \(edition.featureNames)."
    )
  }
}

extension Edition {
  fileprivate var featureNames: String { features.keys.sorted().joined(separator: ", ") }
}
