/// What the arguments ask for.
enum Command {
  case play(chapter: Int)
  case help
  case misuse(String)

  static let helpText = """
    primetime N    PrimeTime on the library of chapter N, for N = \(chapters)

    On a terminal, keys act at once; q or Ctrl-C ends. Without one, keys are read from the input
    until it ends, and each screen is printed below the one before:

        printf '++p' | primetime 1

    """

  private static let chapters = apps.keys.sorted().map(String.init).joined(separator: ", ")

  init(arguments: [String]) {
    if arguments.contains(where: { ["-h", "--help"].contains($0) }) {
      self = .help
    } else if arguments.isEmpty {
      self = .misuse("No chapter was given. Say which: \(Self.chapters).")
    } else if arguments.count > 1 {
      self = .misuse(
        "There are \(arguments.count) arguments. Give only the chapter: \(Self.chapters)."
      )
    } else if let chapter = Int(arguments[0]), apps[chapter] != nil {
      self = .play(chapter: chapter)
    } else {
      self = .misuse(
        "There is no PrimeTime for \"\(arguments[0])\". Choose a chapter: \(Self.chapters)."
      )
    }
  }
}
