import Testing

// The wrapped reducer appends a letter, so the state spells out what was recorded.

@Suite struct HistoryTests {
  private typealias SessionAction = HistoryAction<String>

  private let a = SessionAction.record("a")
  private let b = SessionAction.record("b")
  private let c = SessionAction.record("c")

  /// The present after each action, from the empty text on.
  private func presents(limit: Int? = nil, _ actions: SessionAction...) -> [String] {
    let reducer = withHistory(limit: limit) { (text: inout String, letter: String) in
      text += letter
    }
    var (history, other) = (History(""), History("other"))
    return actions.map { action in
      reducer(&history, action)
      if case .undo = action { reducer(&other, .redo) }
      return history.present
    }
  }

  @Test("A record runs the reducer on the present, once") func record() throws {
    let states = presents(a, b)
    try #require(states == ["a", "ab"], "A reducer appends letters: a record of a, and then of b.")
  }

  @Test("Each undo goes back one record further") func undos() throws {
    let undone = presents(a, b, c, .undo, .undo, .undo).suffix(3)
    try #require(undone == ["ab", "a", ""], "Three undos; after each, another history got a redo.")
  }

  @Test("A redo takes back an undo, and can be undone itself") func redos() throws {
    let states = presents(a, b, c, .undo, .undo, .undo, .redo, .redo, .redo, .undo).suffix(4)
    try #require(
      states == ["a", "ab", "abc", "ab"],
      "a, b, c, three undos, three redos, an undo. After an undo, another history gets a redo."
    )
  }

  @Test("Undo past the start and redo past the end change nothing") func pastTheEnds() throws {
    let undone = presents(a, .undo, .undo, .redo, .redo)
    try #require(undone == ["a", "", "", "a", "a"], "A record of a, then two undos, two redos.")
    let redone = presents(a, .redo, .undo)
    try #require(redone == ["a", "a", ""], "A record of a. A redo followed, and then an undo.")
  }

  @Test("A new record drops what could have been redone") func recordEndsRedo() throws {
    let states = presents(a, b, .undo, c, .redo, .undo, .undo)
    try #require(
      states == ["a", "ab", "a", "ac", "ac", "a", ""],
      "Records of a and b, an undo, a record of c, a redo, two undos."
    )
  }

  @Test("A record that changes nothing is recorded like any other") func unchanged() throws {
    let states = presents(a, .record(""), .undo, .undo, .record(""), .redo)
    try #require(
      states == ["a", "a", "a", "", "", ""],
      "A record of a, one that adds nothing, two undos, another that adds nothing, a redo."
    )
  }

  @Test("With a limit of 2, the last two records can be undone") func limitTwo() throws {
    let undone = presents(limit: 2, a, b, c, .undo, .undo, .undo).suffix(3)
    try #require(undone == ["ab", "a", "a"], "Records of a, b and c. Three undos followed.")
  }

  @Test("A redo loses no state at the limit") func redoAtTheLimit() throws {
    let states = presents(limit: 2, a, b, c, .redo, .undo, .undo, .redo, .redo, .undo, .undo)
    try #require(
      states.dropFirst(3) == ["abc", "ab", "a", "ab", "abc", "ab", "a"],
      "Records of a, b and c, with a limit of 2. A redo, two undos, two redos, two undos."
    )
  }

  @Test("With a limit of 0, nothing can be undone") func limitZero() throws {
    let states = presents(limit: 0, a, b, .undo, .undo)
    try #require(states == ["a", "ab", "ab", "ab"], "Records of a and b. Two undos followed.")
  }
}
