import Chapter04Modern
import Foundation
import Testing

@MainActor @Suite struct DelegatesTests {
  /// What came of some actions, and all the actions there were.
  private func list(
    _ actions: Notes.Action...,
    text: String,
    notes: [String] = []
  ) async -> (state: Notes.State, actions: [Notes.Action]) {
    let seen = LockIsolated<[Notes.Action]>([])
    let store = Store(initialState: Notes.State(editor: Editor.State(text: text), notes: notes)) {
      Reduce<Notes.State, Notes.Action> { _, action in
        seen.withValue { $0.append(action) }
        return .none
      }
      Notes()
    }
    for action in actions { await store.send(action).finish() }
    return (store.withState { $0 }, seen.value)
  }

  /// The editor under no parent at all.
  private func alone(text: String) async -> (text: String, actions: [Editor.Action]) {
    let seen = LockIsolated<[Editor.Action]>([])
    let store = Store(initialState: Editor.State(text: text)) {
      Reduce<Editor.State, Editor.Action> { _, action in
        seen.withValue { $0.append(action) }
        return .none
      }
      Editor()
    }
    await store.send(.doneTapped).finish()
    return (store.withState { $0.text }, seen.value)
  }

  /// Whether one tap makes one note. Until then some things can't be judged.
  private func isReady() async -> Bool {
    let notes = await list(.editor(.doneTapped), text: "oat", notes: ["tea"]).state.notes
    if notes != ["tea", "oat"] {
      Issue.record("One tap has to make one note, after the others: fix that first.")
    }
    return notes == ["tea", "oat"]
  }

  /// An action as the learner would write it.
  private func name(_ action: Any) -> String {
    "\(action)".replacing("Delegates.Editor.Action.Delegate", with: "")
      .replacing("Delegates.Editor.Action", with: "")
  }

  @Test("Done adds the text as a note, and empties the editor")  // starter passes
  func done() async {
    let state = await list(.editor(.doneTapped), text: " oat milk ", notes: ["tea"]).state
    let handedOn = await alone(text: " oat milk ").actions.dropFirst()
    let added = Array(state.notes.dropFirst())
    let comment: Comment =
      switch (added, state.editor.text) {
      case _ where state.notes.first != "tea":
        """
        There was a note, "tea". The new one goes after it, but here the notes are \(state.notes).
        """
      case ([], _): "Done was tapped, but there is no new note."
      case ([""], _) where handedOn == [.delegate(.finished("oat milk"))]:
        """
        The note is empty: the list read the editor's field, which is empty by then. The action \
        has the text.
        """
      case ([""], _): "The note is empty: the editor emptied its field before it took the text."
      case ([" oat milk "], _): "The note has its spaces: the editor has to cut them off first."
      case (["oat milk "], _), ([" oat milk"], _):
        "The spaces were cut off at one end of the text. Cut them off at both."
      case (["oatmilk"], _): "Only the spaces around the text are cut off. Those inside it stay."
      case (["oat milk", "oat milk"], _) where handedOn.count > 1:
        "One tap made the same note twice: the editor reports twice that it has finished."
      case (["oat milk", "oat milk"], _):
        "One tap made the same note twice: the list listens to two actions."
      case (["oat milk"], _): "The note is right, but the editor's field isn't empty."
      case _ where handedOn == [.delegate(.finished("oat milk"))] && added.contains("oat milk"):
        "One tap made the notes \(added): besides `.delegate`, the list listens to another action."
      default: "One tap makes one note, \"oat milk\", but here: \(added)."
      }
    #expect(state == Notes.State(notes: ["tea", "oat milk"]), comment)
  }

  @Test("A text of spaces becomes an empty note")  // starter passes
  func spaces() async {
    guard await isReady() else { return }
    let notes = await list(.editor(.doneTapped), text: "  ", notes: ["tea"]).state.notes
    let empty = await list(.editor(.doneTapped), text: "", notes: ["tea"]).state.notes
    let said = await alone(text: "  ").actions.contains(.delegate(.finished("")))
    let comment: Comment =
      switch notes {
      case ["tea"] where said:
        """
        The editor passed on an empty text, but the list added no note. An empty text makes an \
        empty note.
        """
      case ["tea"]:
        """
        The text was two spaces, and the editor never reported that it had finished. It always \
        does.
        """
      default: "After \"tea\" there is one new note, \"\". Here the notes are \(notes)."
      }
    #expect(notes == ["tea", ""], comment)
    #expect(empty == ["tea", ""], "An empty text makes an empty note, too, but here: \(empty).")
  }

  @Test("The note is there when `send` returns")  // starter passes
  func atOnce() async {
    let store = Store(initialState: Notes.State(editor: Editor.State(text: "milk"))) { Notes() }
    let task = store.send(.editor(.doneTapped))
    let atOnce = store.withState { $0.notes.count }
    await task.finish()
    let later = store.withState { $0.notes.count }
    #expect(
      atOnce == later,
      """
      The note wasn't there when `send` returned, only later. `.send` passes an action on at once; \
      `.run` needs a task, which comes later.
      """
    )
  }

  @Test("A text that is already a note becomes one again")  // starter passes
  func again() async {
    guard await isReady() else { return }
    let before = ["tea", "eggs", "rice"]
    let notes = await list(.editor(.doneTapped), text: " tea ", notes: before).state.notes
    #expect(
      notes == before + ["tea"],
      notes == before
        ? "\"tea\" was already a note, and was added again. Now there should be two."
        : "\"tea\" was added again, after \(before). No note may disappear, but here: \(notes)."
    )
  }

  @Test("The editor does its part alone, and reports that it has finished") func editor() async {
    let (text, actions) = await alone(text: " oat milk ")
    let finished = actions.dropFirst()
    let sent = finished.map(name).joined(separator: ", ")
    let comment: Comment =
      switch (Array(finished), text) {
      case ([], " oat milk "):
        "Without a parent, done does nothing: the editor relies on a list to tell it what to do."
      case ([], _): "The editor did its part but never said so. It has to notify its parent."
      case ([.delegate(.finished(""))], _):
        """
        The editor reports that it has finished, but with an empty text: read the text before you \
        empty the field.
        """
      case ([.delegate(.finished(" oat milk "))], _):
        "The text that the editor passes on still has its spaces."
      case ([.delegate(.finished("oatmilk"))], _):
        "Only the spaces around the text are cut off. Those inside it stay."
      case ([.delegate(.finished("oat milk"))], _):
        "The editor passes on the right text, but its field isn't empty."
      default:
        "The editor sends only `.delegate(.finished(\"oat milk\"))`. Here it sent \(sent)."
      }
    #expect(finished == [.delegate(.finished("oat milk"))] && text == "", comment)
    guard finished == [.delegate(.finished("oat milk"))] else { return }
    let wide = await alone(text: " oat  milk ").actions.last
    #expect(
      wide == .delegate(.finished("oat  milk")),
      "There were two spaces between \"oat\" and \"milk\". Only those around the text are cut off."
    )
  }

  @Test("The text stays as typed until done is tapped")  // starter passes
  func typed() async {
    let state = await list(.editor(.typed(" oat ")), text: "milk").state
    let text = state.editor.text
    let comment: Comment =
      switch text {
      case "milk": "Something was typed, but the text didn't change."
      case "milk oat ": "`.typed` holds the whole text, which replaces the old one."
      case "oat", "oat ", " oat":
        """
        " oat " was typed, and the text is "\(text)". On the way to "oat milk" it is "oat " for a moment: \
        the spaces are cut off when done is tapped.
        """
      default: "\" oat \" was typed, and the text is \"\(text)\"."
      }
    #expect(text == " oat ", comment)
    let upper = await list(.editor(.typed("Oat")), text: "milk").state.editor.text
    #expect(upper == "Oat", "\"Oat\" was typed, and the text is \"\(upper)\".")
    #expect(
      state.notes == [],
      "Something was typed, and there is a note: \(state.notes). Only done makes a note."
    )
    guard state.notes == [], await isReady() else { return }
    let line = await list(.editor(.typed("(oat)\n")), .editor(.doneTapped), text: "").state.notes
    #expect(
      line == ["(oat)\n"],
      """
      "(oat)" and a line break were typed, then done was tapped. Only spaces are cut off, and only \
      done makes a note. Here: \(line).
      """
    )
  }

  @Test("The list listens to its delegate action") func listens() async {
    let state = await list(.editor(.delegate(.finished("eggs"))), text: "draft").state
    let comment: Comment =
      switch (state.notes, state.editor.text) {
      case ([], _): "The editor reported that it had finished, but the list added no note."
      case (["draft"], _):
        "The list took the text from the editor's state. The action holds it."
      case (["eggs"], ""): "The list, or the editor's own delegate action, emptied the field, too."
      default: "The action says \"eggs\", so the notes are [\"eggs\"]; here: \(state.notes)."
      }
    #expect(state == Notes.State(editor: Editor.State(text: "draft"), notes: ["eggs"]), comment)
  }

  @Test("One tap makes two actions: the tap, and the message to the parent")
  func twoActions() async {
    let actions = await list(.editor(.doneTapped), text: "milk").actions
    let comment: Comment =
      switch actions.count {
      case 1: "The tap was the only action: the editor never reported that it had finished."
      case 2:
        "The second action is `.delegate(.finished(\"milk\"))`, but here it is \(name(actions[1]))."
      case 3:
        """
        There were three actions. The list or the editor still requests a step by sending an \
        action.
        """
      default:
        """
        One tap made \(actions.count) actions: the list and the editor play ping-pong. Work that \
        needs no answer from outside is done where the tap is handled.
        """
      }
    #expect(
      actions.count == 2 && actions.last == .editor(.delegate(.finished("milk"))),
      comment
    )
  }
}
