import Testing

@testable import Cards

@Suite struct ExcerptTests {
  /// A type with two functions, and others beside it that make it longer than a screen.
  static let lines =
    """
    final class Store {
      private var waiting: [Int] = []
      private var other = 0
      func send(
        _ action: Int
      ) {
        waiting.append(action)
        if action > 0 {
          drain()
        } else {
          stop()
        }
      }
      private func drain() {
        waiting = []
      }
    """.split(separator: "\n").map(String.init)
    + (1...30).map { "  func unused\($0)() {}" } + ["}", "enum Other {", "  case one", "}"]

  func shown(_ place: Range<Int>, _ names: Set<String>) -> [Int]? {
    Excerpt(of: Self.lines, about: place, relyingOn: names)?.shown
  }

  @Test("A short answer is shown whole") func whole() {
    let lines = Array(Self.lines.prefix(30))
    #expect(Excerpt(of: lines, about: 2..<3, relyingOn: [])?.shown == Array(0..<30))
  }

  @Test("A long one is shown as the function around the place, and what that relies on")
  func function() {
    #expect(shown(6..<7, ["waiting"]) == [0, 1] + Array(3...15) + [46])
  }

  @Test("In a branch, the function around it is shown from its first to its last line")
  func branch() {
    #expect(shown(10..<11, [])?.contains(3) == true)
    #expect(shown(10..<11, [])?.contains(12) == true)
  }

  @Test("A place that relies on more than fits a screen is shown nowhere") func tooMuch() {
    #expect(shown(6..<7, Set((1...30).map { "unused\($0)" })) == nil)
  }

  @Test(
    "Of a function that is longer than a screen, the case around the place is shown, in its switch"
  )
  func longFunction() {
    let cases = (1...20).flatMap { ["    case .other\($0):", "      print(\($0))"] }
    let lines =
      ["struct Feature: Reducer", "where State: Equatable {", "  func reduce(_ action: Action) {"]
      + ["    let limit = 3", "    switch action {"] + cases
      + ["    case .tapped(let number):", "      count = min(number, limit)", "    }", "  }", "}"]
    let excerpt = Excerpt(of: lines, about: 46..<47, relyingOn: ["limit"])
    #expect(excerpt?.shown == [0, 1, 2, 3, 4, 45, 46, 47, 48, 49])
  }
}
