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
    #expect(editor.runs == 0, "There is no editor, but it ran: on which text?")
    #expect(state.editor == nil, "There was no editor, and an action for it made one.")
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
      case (0, _): "The editor is open, the action is its own, but it didn't run."
      case (1, "2 "): "The editor changed a copy of its text."
      case (1, nil): "The editor is gone after it was typed in."
      case (1, _): "The text was \"2 \", \"milk\" was typed, but it is \(state.editor ?? "") now."
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
        "An action of the child never reached the parent. It may want to know of it."
      case (_, 0, _, _): "While the child was there, an action of the parent's own didn't reach it."
      case (_, _, 0, _):
        "While there is no child, the parent doesn't run at all. So nobody can open it."
      case (_, _, _, 0): "The child is skipped if it isn't there. The parent runs all the same."
      case (_, 2, _, _): "For an action of its own, the parent ran twice."
      case (2, _, _, _): "For an action of the child, the parent ran twice."
      case (_, _, _, 2): "For an action of a child that isn't there, the parent ran twice."
      default: "One action is one run of the parent."
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
        The parent closed the editor before the editor got its action. Its last words were lost, and \
        the text was stored with its spaces.
        """
      case (["milk  "], .some, _):
        """
        The parent stored the text from before the editor ran, and closed the editor. Then the editor's \
        copy was written back, which opened it again.
        """
      case (["milk  "], nil, _):
        "The editor did run, but what it changed wasn't in the state when the parent stored the text."
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
      "milk" was typed after "2 ", and the parent saw "\(seen ?? "nothing")". The child runs first, \
      whether the parent closes it or not.
      """
    )
  }

  @Test("Both have their effects, the child's first") func effects() {
    let effects = run(.editor(.typed("a")), from: Notes(editor: "")).effects
    let comment: Comment =
      switch effects {
      case ["parent", "child"]: "The parent's effect comes before the child's."
      case ["parent"]: "The child's effect is lost."
      case ["child"]: "The parent's effect is lost."
      case []: "Both effects are lost."
      case _ where effects.contains("nobody"):
        """
        The child's effect gives the action that caused it. It has to give what the child's work gives, \
        embedded.
        """
      case _ where effects.count > 2: "The effects are there more than once: \(effects)."
      default: "Of the two effects, the child's comes first, and each is there once."
      }
    #expect(effects == ["child", "parent"], comment)
  }

  @Test("The child's work isn't done by the reducer")  // starter passes
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
      "Nobody asked for the work of the child's effect, and it was done. An effect is embedded by `map`."
    )
    guard editor.works == 0, effect.work.count == 2 else { return }
    for work in effect.work + effect.work { _ = work() }
    #expect(
      editor.works == 2,
      "The work was asked for twice, and is done each time, not kept. It was done so often: \(editor.works)."
    )
  }

  @Test("A child that closes still has its effect") func lastEffect() {
    let effects = run(.editor(.closed), from: Notes(editor: "a ")).effects
    let comment: Comment =
      switch effects {
      case ["parent"]: "The editor was closed by this action, but its own effect is lost."
      case ["parent", "child"]: "The parent's effect comes before the child's."
      case ["child"]: "The parent's effect is lost."
      case _ where effects.contains("nobody"):
        """
        The child's effect gives the action that caused it. It has to give what the child's work gives, \
        embedded.
        """
      case _ where effects.count > 2: "The effects are there more than once: \(effects)."
      default: "Of the two effects, the child's comes first, and each is there once."
      }
    #expect(effects == ["child", "parent"], comment)
  }

  @Test("Without a child, the parent's effect is there alone")  // starter passes
  func parentsEffect() {
    let (opened, missing) = (run(.opened), run(.editor(.closed)))
    guard opened.state.actions == 1, missing.state.actions == 1 else {
      Issue.record("Without a child, the parent has to run first, once for each action.")
      return
    }
    #expect(
      opened.effects == ["parent"],
      opened.effects.isEmpty
        ? "The parent's effect is lost while there is no child."
        : "While there is no child, the parent's effect is there once. Here: \(opened.effects)."
    )
    #expect(
      missing.effects == ["parent"],
      "A child that isn't there has no effect, but the parent has one. Here: \(missing.effects)."
    )
    #expect(opened.state.editor == "", "The parent opened the editor, but it isn't open.")
  }
}
