import Chapter03Effects
import Testing

@Suite struct OptionalOrderTests {
  /// What these actions lead to: the lines in the log, "report" for each action that came for nil,
  /// and after each action the sheet, "3 (odd)" for the sheet of 3 with the note odd.
  private func run(_ actions: FavoritesAction...) -> (log: [String], state: Favorites) {
    let log = Locked<[String]>([])
    let viewStore = ViewStore(
      Store(
        initialState: Favorites(),
        reducer: favoritesReducer,
        environment: { (line: String) in log.withLock { $0.append(line) } } as Log
      )
    )
    for action in actions {
      withKnownIssue(isIntermittent: true) {
        viewStore.send(action)
      } matching: { _ in
        log.withLock { $0.append("report") }
        return true
      }
      let sheet = viewStore.sheet.map { sheet in
        "\(sheet.number) (\(sheet.note))" + (sheet.confirmation == nil ? "" : " really?")
      }
      log.withLock { $0.append(sheet ?? "closed") }
    }
    return (log.withLock { $0 }, viewStore.state)
  }

  @Test("Done: the sheet saves its note, and then it is closed") func done() throws {
    let (log, _) = run(.rowTapped(3), .sheet(.noteChanged("odd")), .sheet(.doneTapped))
    try #require(
      log == ["3 ()", "3 (odd)", "saved odd", "closed"],
      "Row 3 was tapped, the note odd typed, and \"Done\" tapped."
    )
  }

  @Test("Done: the list gets the note as the sheet left it") func lastWord() throws {
    let (log, state) = run(.rowTapped(3), .sheet(.doneTapped))
    let saved = log[1]
    try #require(saved == "saved no note", "Row 3 was tapped, and then \"Done\".")
    try #require(state.notes == [3: "no note"], "Row 3 was tapped, and then \"Done\".")
  }

  @Test("Yes: the confirmation writes down what is deleted, and then everything is closed")
  func yes() throws {
    let (log, state) = run(.rowTapped(3), .sheet(.deleteTapped), .sheet(.confirmation(.yesTapped)))
    try #require(
      log == ["3 ()", "3 () really?", "deleted 3", "closed"],
      "Row 3 was tapped, then \"Delete\", and then \"yes\"."
    )
    try #require(state.numbers == [2, 5], "Of the favourites 2, 3 and 5, 3 was to be deleted.")
    let notes = run(
      .rowTapped(2),
      .sheet(.noteChanged("even")),
      .sheet(.doneTapped),
      .rowTapped(3),
      .sheet(.deleteTapped),
      .sheet(.confirmation(.yesTapped))
    )
    .state.notes
    try #require(notes == [2: "even"], "2 got the note even. Then 3 was deleted.")
  }

  @Test("No: the confirmation is closed, without a report, and the sheet stays")
  func no() throws {
    let (log, _) = run(.rowTapped(3), .sheet(.deleteTapped), .sheet(.confirmation(.noTapped)))
    try #require(log == ["3 ()", "3 () really?", "3 ()"], "In row 3: \"Delete\", then \"no\".")
  }

  @Test("An action for a sheet or a confirmation that is closed is reported")  // starter passes
  func reported() throws {
    let (sheet, _) = run(.sheet(.noteChanged("late")))
    try #require(sheet == ["report", "closed"], "A note was typed, and no sheet was open.")
    let (confirmation, _) = run(.rowTapped(3), .sheet(.confirmation(.noTapped)))
    try #require(
      confirmation == ["3 ()", "report", "3 ()"],
      "No confirmation was open for \"no\"."
    )
  }

  @Test("Everything else is unchanged")  // starter passes
  func unchanged() throws {
    let (log, _) = run(
      .rowTapped(3),
      .sheet(.noteChanged("odd")),
      .rowTapped(3),
      .rowTapped(7),
      .sheet(.deleteTapped),
      .sheet(.deleteTapped)
    )
    try #require(
      log == ["3 ()", "3 (odd)", "3 ()", "7 ()", "7 () really?", "7 () really?"],
      "Row 3 was tapped, odd typed, rows 3 and 7 tapped, and then \"Delete\", twice."
    )
  }
}
