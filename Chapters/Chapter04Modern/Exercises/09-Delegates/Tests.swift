import Chapter04Modern
import Testing

@MainActor @Suite struct DelegatesTests {
  /// The actions that came, each with the text in the field at the time, and when `send` returned;
  /// then what is in the field. A space is shown as _, and a line break as /.
  private func editor(_ text: String, _ action: Editor.Action = .doneTapped) async -> [String] {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: Editor.State(text: text)) {
      Reduce<Editor.State, Editor.Action> { state, action in
        log.withValue { [text = shown(state.text)] in $0.append("\(name(action)), field [\(text)]")
        }
        return .none
      }
      Editor()
    }
    let task = store.send(action)
    log.withValue { $0.append("send returned") }
    await task.finish()
    return log.value + ["field [\(shown(store.withState { $0.text }))]"]
  }

  /// The actions that came, and then the notes and what is in the field.
  private func notes(
    _ notes: [String] = ["tea"],
    text: String = "",
    _ action: Editor.Action = .doneTapped
  ) async -> [String] {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: Notes.State(editor: Editor.State(text: text), notes: notes)) {
      Reduce<Notes.State, Notes.Action> { _, action in
        if case .editor(let action) = action { log.withValue { $0.append(name(action)) } }
        return .none
      }
      Notes()
    }
    await store.send(.editor(action)).finish()
    let state = store.withState { $0 }
    return log.value + state.notes.map { "note [\(shown($0))]" }
      + ["field [\(shown(state.editor.text))]"]
  }

  private nonisolated func name(_ action: Editor.Action) -> String {
    if case .typed = action { return "typed" }
    if case .doneTapped = action { return "done tapped" }
    if case .delegate(.finished(let text)) = action { return "finished [\(shown(text))]" }
    return "an unneeded action"
  }

  private nonisolated func shown(_ text: String) -> String {
    text.replacing(" ", with: "_").replacing("\n", with: "/")
  }

  @Test("The editor does its part alone, and then says so") func editor() async throws {
    let log = await editor(" oat milk ")
    let between = log.contains { $0.hasPrefix("an unneeded action") } ? "another action" : "nothing"
    try #require(
      between == "nothing",
      "The editor was alone, and done was tapped: what came between the tap and the delegate action."
    )
    try #require(
      log == [
        "done tapped, field [_oat_milk_]", "finished [oat_milk], field []", "send returned",
        "field []",
      ],
      "The editor was alone, its field had \" oat milk \", and done was tapped. (_ is a space.)"
    )
  }

  @Test("Only spaces around the text are cut off")
  func breaks() async throws {
    let log = await editor(" \noat  milk\n ")
    try #require(
      log.filter { $0.hasPrefix("finished") } == ["finished [/oat__milk/], field []"],
      "Line breaks (/) were around the text and spaces (_) around these; two more were inside."
    )
  }

  @Test("The text stays as typed until done is tapped")  // starter passes
  func typing() async throws {
    let log = await editor("oa", .typed(" oat "))
    try #require(
      log == ["typed, field [oa]", "send returned", "field [_oat_]"],
      "The field had \"oa\", and \" oat \" was typed."
    )
  }

  @Test("The list listens to the editor's delegate action") func listens() async throws {
    let log = await notes(["tea"], .delegate(.finished("rice")))
    try #require(
      log == ["finished [rice]", "note [tea]", "note [rice]", "field []"],
      "There was a note, \"tea\". The editor finished with \"rice\"."
    )
  }

  @Test("One tap makes one note, by two actions") func done() async throws {
    let log = await notes(["rice"], text: " rice ")
    try #require(
      log == ["done tapped", "finished [rice]", "note [rice]", "note [rice]", "field []"],
      "There was a note, \"rice\". The field had \" rice \", and done was tapped."
    )
  }

  @Test("A text of nothing, or nothing but spaces, becomes an empty note")  // starter passes
  func every() async throws {
    for text in ["  ", ""] {
      let empty = await notes(text: text).filter { $0.hasPrefix("note") }
      try #require(empty == ["note [tea]", "note []"], "The field had [\(text)]. Done was tapped.")
    }
  }
}
