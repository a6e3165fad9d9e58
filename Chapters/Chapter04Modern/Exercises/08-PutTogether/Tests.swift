import Chapter04Modern
import Testing

@MainActor @Suite struct PutTogetherTests {
  /// What is shown of a kitchen after some actions and a minute and a half on the clock. A report
  /// of the library is a line, too.
  private func kitchen(
    note: String? = nil,
    _ actions: [Kitchen.Action],
    show: (Kitchen.State) -> [String]
  ) async -> [String] {
    let clock = TestClock()
    let reports = LockIsolated<[String]>([])
    let state = Kitchen.State(note: note.map { Note.State(text: $0) })
    let store = TestStore(initialState: state) {
      Kitchen()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await withKnownIssue(isIntermittent: true) {
      for action in actions { await store.send(action) }
      await clock.advance(by: .seconds(90))
      await store.skipReceivedActions(strict: false)
    } matching: { _ in
      reports.withValue { $0.append("report") }
      return true
    }
    let shown = reports.value + show(store.state)
    await store.skipInFlightEffects(strict: false)
    return shown
  }

  private func note(_ kitchen: Kitchen.State) -> [String] {
    [kitchen.note.map { "[\($0.text)]\($0.isSaved ? " saved" : "")" } ?? "no note"]
  }

  private func minutes(_ kitchen: Kitchen.State) -> [String] {
    kitchen.pots.map { "pot \($0.id): \($0.minutes) min" }
  }

  @Test("The light runs") func light() async throws {
    let light = await kitchen([.light(.switchTapped)]) { [$0.isLit ? "on" : "off"] }
    try #require(light == ["on"], "The light was off, and the switch was tapped.")
  }

  @Test("The note runs while it is open") func note() async throws {
    let note = await kitchen([.noteOpened, .note(.typed("salt"))], show: note)
    try #require(
      note == ["[salt] saved"],
      "The note was opened, and \"salt\" typed, which is saved after 10 s."
    )
  }

  @Test("Each pot runs, for itself") func pots() async throws {
    let minutes = await kitchen(
      [.potAdded(1), .potAdded(2), .pots(.element(id: 2, action: .lit))],
      show: minutes
    )
    try #require(minutes == ["pot 1: 0 min", "pot 2: 1 min"], "Pot 2 was lit. A minute passed.")
  }

  @Test("The kitchen gets the note's text without the spaces") func trimmed() async throws {
    let notes = await kitchen(note: " salt ", [.note(.doneTapped)]) { $0.notes }
    try #require(notes == ["salt"], "The note had the text \" salt \", and done was tapped.")
  }

  @Test("A closed note saves nothing")  // starter passes
  func closed() async throws {
    let note = await kitchen(
      note: "",
      [.note(.typed("salt")), .note(.doneTapped), .noteOpened],
      show: note
    )
    try #require(
      note == ["[]"],
      "\"salt\" was typed, and done tapped before it was saved. Then a new note was opened."
    )
  }

  @Test("The kitchen does its own part, once")  // starter passes
  func own() async throws {
    let served = await kitchen([.potAdded(1), .pots(.element(id: 1, action: .served))]) {
      ["served \($0.served)"]
    }
    try #require(served == ["served 1"], "A pot was served.")
  }

  @Test("A pot that was removed doesn't count on, and the others do") func removed() async throws {
    let minutes = await kitchen(
      [
        .potAdded(1), .potAdded(2), .potAdded(3), .pots(.element(id: 1, action: .lit)),
        .pots(.element(id: 2, action: .lit)), .pots(.element(id: 3, action: .lit)),
        .pots(.element(id: 1, action: .served)), .pots(.element(id: 2, action: .served)),
        .potAdded(1), .potAdded(2), .pots(.element(id: 2, action: .lit)),
      ],
      show: minutes
    )
    try #require(
      minutes == ["pot 3: 1 min", "pot 1: 0 min", "pot 2: 1 min"],
      "Three pots were lit, 1 and 2 served. Then came new pots 1 and 2, and the new pot 2 was lit."
    )
  }
}
