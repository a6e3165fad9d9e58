import Testing

@Suite struct IfLetTests {
  private enum EditorAction {
    case typed(String)
    case closed, saved
  }

  private enum Action {
    case opened, counted
    case editor(EditorAction)

    static var editorPath: CasePath<Action, EditorAction> {
      CasePath(
        embed: { .editor($0) },
        extract: { if case .editor(let action) = $0 { action } else { nil } }
      )
    }
  }

  private final class Log { var lines: [String] = [] }

  /// Cuts off the spaces when it is closed, and has an effect.
  private struct Editor: Reducer {
    let log: Log

    func reduce(into text: inout String, action: EditorAction) -> Effect<EditorAction> {
      log.lines.append("editor")
      switch action {
      case .typed(let more): text += more
      case .closed: while text.last == " " { text.removeLast() }
      case .saved: break
      }
      return Effect(work: [
        {
          log.lines.append("editor's work")
          return .saved
        }
      ])
    }
  }

  private struct Notes {
    var editor: String?
  }

  /// Opens the editor, empties it when something has been saved, closes it, and notes the text in
  /// it.
  private struct List: Reducer {
    let log: Log

    func reduce(into state: inout Notes, action: Action) -> Effect<Action> {
      log.lines.append("list, (\(state.editor ?? "no editor"))")
      switch action {
      case .opened: state.editor = ""
      case .editor(.closed): state.editor = nil
      case .editor(.saved): state.editor = ""
      case .counted, .editor: break
      }
      return Effect(work: [{ .counted }])
    }
  }

  /// Who runs on an action, and what is in the editor afterwards.
  private func run(_ action: Action, editor: String?) -> [String] {
    let (lines, state, _) = reduce(action, editor: editor)
    return lines + ["(\(state.editor ?? "no editor"))"]
  }

  private func reduce(
    _ action: Action,
    editor: String?
  ) -> (lines: [String], state: Notes, effect: Effect<Action>) {
    let log = Log()
    let reducer = IfLet(
      parent: List(log: log),
      state: \Notes.editor,
      action: Action.editorPath,
      child: Editor(log: log)
    )
    var state = Notes(editor: editor)
    let effect = reducer.reduce(into: &state, action: action)
    return (log.lines, state, effect)
  }

  /// Whose effects an action has.
  private func effects(_ action: Action, editor: String?) -> [String] {
    reduce(action, editor: editor).effect.work.map { work in
      switch work() {
      case .counted: "list"
      case .editor(.saved): "editor"
      case .opened, .editor: "nobody"
      }
    }
  }

  @Test("On a child's action, the child runs once, and then the parent once") func order() throws {
    let typed = run(.editor(.typed("milk")), editor: "2 ")
    let closed = run(.editor(.closed), editor: "milk  ")
    try #require(
      [typed, closed] == [
        ["editor", "list, (2 milk)", "(2 milk)"], ["editor", "list, (milk)", "(no editor)"],
      ],
      "After (2 ), milk was typed; with (milk  ), close was tapped, which should cut the spaces."
    )
  }

  @Test("What the parent changes in the child stays") func parentChanges() throws {
    let saved = run(.editor(.saved), editor: "milk")
    try #require(
      saved == ["editor", "list, (milk)", "()"],
      "With (milk) in the editor, save was tapped, after which the list empties it."
    )
  }

  @Test("The parent runs on every action, once, with or without a child")
  func parentRuns() throws {
    let own = run(.counted, editor: "2 ")
    try #require(own == ["list, (2 )", "(2 )"], "An action of the list came. The editor was open.")
    let opened = run(.opened, editor: nil)
    try #require(opened == ["list, (no editor)", "()"], "`.opened` came, and no editor was open.")
    let missing = run(.editor(.typed("milk")), editor: nil)
    try #require(missing == ["list, (no editor)", "(no editor)"], "The editor isn't open.")
    let reopened = run(.editor(.saved), editor: nil)
    try #require(
      reopened == ["list, (no editor)", "()"],
      "The editor wasn't open. One of its actions came, which makes the list open it."
    )
  }

  @Test("Both effects are returned, the child's first, and left to the caller") func effects()
    throws
  {
    let typed = effects(.editor(.typed("a")), editor: "")
    try #require(typed == ["editor", "list"], "In the editor, a was typed.")
    let closed = effects(.editor(.closed), editor: "a ")
    try #require(closed == ["editor", "list"], "Close was tapped in the editor.")
    let missing = effects(.editor(.closed), editor: nil)
    try #require(missing == ["list"], "The editor isn't open.")
    let lines = reduce(.editor(.typed("a")), editor: "").lines
    try #require(
      lines == ["editor", "list, (a)"],
      "In the editor, a was typed. The test did none of the effects' work."
    )
  }
}
