import Testing

@Suite struct IfLetTests {
  private struct Notes: Equatable {
    var editor: String?
    var stored: [String] = []
    var actions = 0
    /// The editor's text as the parent saw it when something was typed.
    var seen: String?
  }

  private enum EditorAction: Equatable {
    case typed(String)
    case closed, saved
  }

  private enum Action: Equatable {
    case opened
    case counted
    case editor(EditorAction)

    static var editorPath: CasePath<Action, EditorAction> {
      CasePath(
        embed: { .editor($0) },
        extract: { if case .editor(let action) = $0 { action } else { nil } }
      )
    }
  }

  /// Cuts off the spaces when it is closed, and then has something to say.
  private final class Editor: Reducer {
    private(set) var runs = 0
    /// How often the work of its effects was done.
    private(set) var works = 0

    func reduce(into text: inout String, action: EditorAction) -> Effect<EditorAction> {
      runs += 1
      switch action {
      case .typed(let more): text += more
      case .closed: while text.last == " " { text.removeLast() }
      case .saved: break
      }
      return Effect(work: [
        {
          self.works += 1
          return .saved
        }
      ])
    }
  }

  /// Opens the editor, and stores its text when it is closed.
  private struct List: Reducer {
    func reduce(into state: inout Notes, action: Action) -> Effect<Action> {
      state.actions += 1
      switch action {
      case .opened: state.editor = ""
      case .editor(.closed):
        if let text = state.editor { state.stored.append(text) }
        state.editor = nil
      case .editor(.typed): state.seen = state.editor
      case .counted, .editor: break
      }
      return Effect(work: [{ .counted }])
    }
  }

  private func run(
    _ actions: Action...,
    editor: Editor = Editor(),
    from start: Notes = Notes()
  ) -> (state: Notes, effects: [String]) {
    let reducer = IfLet(
      parent: List(),
      state: \Notes.editor,
      action: Action.editorPath,
      child: editor
    )
    var (state, effects) = (start, [String]())
    for action in actions {
      effects = reducer.reduce(into: &state, action: action).work.map { name($0()) }
    }
    return (state, effects)
  }

  /// Whose effect gives this action.
  private func name(_ action: Action) -> String {
    switch action {
    case .counted: "parent"
    case .editor(.saved): "child"
    case .opened, .editor: "nobody"
    }
  }

  @Test("A child that isn't there is skipped") func skipped() {  // starter passes
    let editor = Editor()
    let state = run(.editor(.typed("milk")), editor: editor).state
    #expect(editor.runs == 0, "There is no editor, but its reducer ran: on which text?")
    #expect(state.editor == nil, "There was no editor, but an action for it created one.")
    guard run(.editor(.closed), from: Notes(editor: "2 ")).state.editor == nil else { return }
    let closed = run(.editor(.closed), .editor(.typed("milk")), from: Notes(editor: "2 ")).state
    #expect(
      closed.editor == nil,
      "The editor was closed, and a late action for it opened it again."
    )
  }

  @Test("The child runs on its own actions, once") func childRuns() {  // starter passes
    let editor = Editor()
    let state = run(.editor(.typed("milk")), editor: editor, from: Notes(editor: "2 ")).state
    let comment: Comment =
      switch (editor.runs, state.editor) {
      case (0, _): "The editor is open and got an action of its own, but it didn't run."
      case (1, "2 "): "The editor changed a copy of its text."
      case (1, nil): "The editor is gone after something was typed."
      case (1, _):
        "The text was \"2 \" and \"milk\" was typed, but now it is \(state.editor ?? "")."
      default: "One action ran the editor \(editor.runs) times."
      }
    #expect(editor.runs == 1 && state.editor == "2 milk", comment)
    guard editor.runs == 1 else { return }
    _ = run(.editor(.typed("a")), .counted, editor: editor, from: Notes(editor: ""))
    #expect(
      editor.runs == 2,
      "The editor ran on an action of its own, and then again on one of the parent's."
    )
  }

  @Test("The parent runs on every action, once") func parentRuns() {  // starter passes
    let childs = run(.editor(.typed("milk")), from: Notes(editor: "")).state.actions
    let own = run(.counted, from: Notes(editor: "")).state.actions
    let without = run(.opened, .counted).state.actions
    let missing = run(.editor(.typed("milk"))).state.actions
    let comment: Comment =
      switch (childs, own, without, missing) {
      case (0, _, _, _):
        "An action of the child never reached the parent, which may need it."
      case (_, 0, _, _): "While the child was there, the parent didn't get an action of its own."
      case (_, _, 0, _):
        "While there is no child, the parent doesn't run at all, so nothing can open the child."
      case (_, _, _, 0): "A child that isn't there is skipped, but the parent runs anyway."
      case (_, 2, _, _): "The parent ran twice on an action of its own."
      case (2, _, _, _): "The parent ran twice on an action of the child."
      case (_, _, _, 2): "The parent ran twice on an action of a child that isn't there."
      default: "The parent runs once for each action."
      }
    #expect([childs, own, without, missing] == [1, 1, 2, 1], comment)
  }

  @Test("The child runs before the parent") func order() {
    let editor = Editor()
    let state = run(.editor(.closed), editor: editor, from: Notes(editor: "milk  ")).state
    let comment: Comment =
      switch (state.stored, state.editor, editor.runs) {
      case (["milk  "], nil, 0):
        """
        The parent closed the editor before the editor got its action, so the text was stored with \
        its spaces.
        """
      case (["milk  "], .some, _):
        """
        The parent stored the text from before the editor ran, and closed the editor. Then the \
        editor's copy was written back, which reopened it.
        """
      case (["milk  "], nil, _):
        "The editor ran, but its change wasn't in the state when the parent stored the text."
      case (["milk"], .some, _): "The text is right, but the editor that the parent closed is open."
      case _ where state.stored.count == 2: "The parent ran twice for one action."
      case ([], _, _) where state.actions == 0: "The parent never got the action."
      default: "The stored text is \"milk\", and the editor is closed."
      }
    #expect(state.stored == ["milk"] && state.editor == nil, comment)
    guard state.stored == ["milk"] else { return }
    let seen = run(.editor(.typed("milk")), from: Notes(editor: "2 ")).state.seen
    #expect(
      seen == "2 milk",
      """
      "milk" was typed after "2 ", but the parent saw "\(seen ?? "nothing")". The child runs \
      first, whether the parent closes it or not.
      """
    )
  }

  @Test("Both effects are returned, the child's first") func effects() {
    let effects = run(.editor(.typed("a")), from: Notes(editor: "")).effects
    let comment: Comment =
      switch effects {
      case ["parent", "child"]: "The parent's effect comes before the child's."
      case ["parent"]: "The child's effect is lost."
      case ["child"]: "The parent's effect is lost."
      case []: "Both effects are lost."
      case _ where effects.contains("nobody"):
        """
        The child's effect sends the action that caused it. It has to send what the child's work \
        returns, embedded.
        """
      case _ where effects.count > 2: "The effects are there more than once: \(effects)."
      default: "Each of the two effects is there once, the child's first."
      }
    #expect(effects == ["child", "parent"], comment)
  }

  @Test("The reducer doesn't do the child's work")  // starter passes
  func later() {
    let editor = Editor()
    let reducer = IfLet(
      parent: List(),
      state: \Notes.editor,
      action: Action.editorPath,
      child: editor
    )
    var state = Notes(editor: "")
    let effect = reducer.reduce(into: &state, action: .editor(.typed("a")))
    #expect(
      editor.works == 0,
      "The child's work was done before anyone asked for it. Embed its effect with `map`."
    )
    guard editor.works == 0, effect.work.count == 2 else { return }
    for work in effect.work + effect.work { _ = work() }
    #expect(
      editor.works == 2,
      """
      The work was asked for twice, so it has to be done twice, but the count is \(editor.works). \
      Don't keep its answer.
      """
    )
  }

  @Test("A child that closes still returns its effect") func lastEffect() {
    let effects = run(.editor(.closed), from: Notes(editor: "a ")).effects
    let comment: Comment =
      switch effects {
      case ["parent"]: "The editor was closed by this action, but its own effect is lost."
      case ["parent", "child"]: "The parent's effect comes before the child's."
      case ["child"]: "The parent's effect is lost."
      case _ where effects.contains("nobody"):
        """
        The child's effect sends the action that caused it. It has to send what the child's work \
        returns, embedded.
        """
      case _ where effects.count > 2: "The effects are there more than once: \(effects)."
      default: "Each of the two effects is there once, the child's first."
      }
    #expect(effects == ["child", "parent"], comment)
  }

  @Test("Without a child, only the parent's effect is returned")  // starter passes
  func parentsEffect() {
    let (opened, missing) = (run(.opened), run(.editor(.closed)))
    guard opened.state.actions == 1, missing.state.actions == 1 else {
      Issue.record("Without a child, the parent has to run once for each action: fix that first.")
      return
    }
    #expect(
      opened.effects == ["parent"],
      opened.effects.isEmpty
        ? "The parent's effect is lost while there is no child."
        : "Without a child, the parent's effect is there once. Here: \(opened.effects)."
    )
    #expect(
      missing.effects == ["parent"],
      "A missing child has no effect, but the parent has one. Here: \(missing.effects)."
    )
    #expect(opened.state.editor == "", "The parent opened the editor, but it isn't open.")
  }
}
