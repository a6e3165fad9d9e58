import Chapter04Modern
import Testing

@MainActor @Suite struct BindingsTests {
  /// What came of some actions: the state, the titles that were saved, and what the library
  /// reported.
  private func form(
    _ state: BookForm.State = BookForm.State(),
    _ actions: BookForm.Action...,
    waits: Bool = true,
    lateToo: Bool = false
  ) async -> (state: BookForm.State, saved: [String], reports: [String]) {
    let saved = LockIsolated<[String]>([])
    let reports = LockIsolated<[String]>([])
    let count = LockIsolated(0)
    let form = BookForm()
    let store = Store(initialState: state) {
      Guarded(form: form, count: count)
    } withDependencies: {
      $0[DraftClient.self].save = { title in
        if !Task.isCancelled { saved.withValue { $0.append(title) } }
      }
    }
    await withKnownIssue(isIntermittent: true) {
      var tasks: [StoreTask] = []
      for action in actions {
        tasks.append(store.send(action))
        if waits { await tasks.removeLast().finish() }
      }
      for task in tasks { await task.finish() }
    } matching: { issue in
      reports.withValue { $0.append(issue.comments.map(\.rawValue).joined(separator: " ")) }
      return true
    }
    if lateToo { for _ in 1...10_000 where saved.value.isEmpty { await Task.yield() } }
    return (store.withState { $0 }, saved.value, reports.value)
  }

  /// The form, which stops after 50 actions: one that answers itself would never end.
  private struct Guarded: Reducer {
    let form: BookForm
    let count: LockIsolated<Int>

    func reduce(
      into state: inout BookForm.State,
      action: BookForm.Action
    ) -> Effect<BookForm.Action> {
      count.withValue { $0 += 1 }
      return count.value > 50 ? .none : form.reduce(into: &state, action: action)
    }
  }

  private let emma = BookForm.State(title: "Emma", author: "Austen", pages: "474", isRead: true)

  private var sets: Bool {
    get async { await form(BookForm.State(), .set(\.author, "A")).state.author == "A" }
  }
  private var setsTitle: Bool {
    get async { await form(emma, .set(\.title, "T")).state.title == "T" }
  }
  private let first = "A binding has to set its field: fix that first."

  @Test("Each binding sets its field") func fields() async {
    let (state, _, reports) = await form(
      BookForm.State(),
      .set(\.title, "Emma"),
      .set(\.author, "Austen"),
      .set(\.pages, "474"),
      .set(\.isRead, true)
    )
    let comment: Comment =
      switch (state.title, state.author, state.pages, state.isRead) {
      case ("", "", "", false):
        "Four bindings were sent, but no field is set. `BindingReducer` sets them."
      case ("", "", "474", true):
        "The title and the author lost their letters. Only the pages are digits."
      case ("", _, _, _): "The title was set, but it is empty."
      case (_, "", _, _): "The author was set, but it is empty."
      case (_, _, "", _): "The pages were set, but they are empty."
      case (_, _, _, false): "`isRead` was set to true, but it is false."
      default: "Each field has to have the value it was set to; here: \(state)."
      }
    #expect(state == emma, comment)
    guard state == emma else { return }
    for title in ["persuasion", ""] {
      let one = await form(emma, .set(\.title, title), .set(\.author, "jane")).state
      let isRight = one == BookForm.State(title: title, author: "jane", pages: "474", isRead: true)
      #expect(
        isRight,
        """
        In \(emma), only the title was set to "\(title)" and the author to "jane". Now the state \
        is \(one).
        """
      )
    }
    let isQuiet = reports.isEmpty
    #expect(
      isQuiet,
      reports.contains { $0.contains("BindingReducer") }
        ? "The library reported a binding that nothing handled: add a `BindingReducer` to the body."
        : "Something was reported: \((reports.first ?? "").prefix(200))"
    )
  }

  @Test("The pages keep only their digits") func digits() async {
    let typed = await form(emma, .set(\.pages, "4x-2")).state
    let others = await form(emma, .set(\.title, " 1984 or so "), .set(\.author, "R2D2")).state
    let texts = ["007", "x", "12345678901234567890"]
    var left: [String] = []
    for text in texts { left.append(await form(emma, .set(\.pages, text)).state.pages) }
    let comment: Comment =
      switch typed.pages {
      case _ where await !sets: "\(first)"
      case "4-2": "The letters of \"4x-2\" are gone, but the hyphen isn't. Only digits stay."
      case "4x-2":
        """
        "4x-2" was typed, but the x is still there. Either nothing removes it, or it was removed \
        from the old text, before the binding set the new one: a body runs from top to bottom.
        """
      case "474": "\"4x-2\" was typed, but the field still has its old text."
      case "": "Nothing is left of \"4x-2\". Keep the digits."
      case "42" where others.title != " 1984 or so " && others.title.contains("1984 or so"):
        "The title was typed with a space at each end, and one is gone. Change only the pages."
      case "42" where others.title != " 1984 or so " || others.author != "R2D2":
        "The title and the author lost their letters or digits. Only the pages are digits."
      case "42":
        """
        Of "007", "x" and a number with twenty digits, this is left: \(left). The text keeps all \
        of its digits, and stays a text.
        """
      default: "Of \"4x-2\", 42 is left, but here \"\(typed.pages)\"."
      }
    #expect(
      typed.pages == "42" && others.title == " 1984 or so " && others.author == "R2D2"
        && left == ["007", "", "12345678901234567890"],
      comment
    )
  }

  @Test("Clear empties the form") func clear() async {
    let state = await form(emma, .clearTapped).state
    let comment: Comment =
      switch state {
      case emma: "Clear was tapped, but no field has changed."
      default: "Clear empties every field, but here it left \(state)."
      }
    #expect(state == BookForm.State(), comment)
  }

  @Test("A typed title is saved") func typed() async {
    let saved = await form(BookForm.State(), .set(\.title, "E"), .set(\.title, "Em")).saved
    let comment: Comment =
      switch saved {
      case _ where await !setsTitle: "\(first)"
      case []
      where await !form(emma, .set(\.author, "A"), .set(\.pages, "1"), .set(\.isRead, false))
        .saved.isEmpty:
        """
        The title was set twice, but nothing was saved. Setting another field does save: it is the \
        wrong one.
        """
      case [] where await form(emma, .clearTapped).saved == [""]:
        """
        Clear's changes are saved, but the binding's aren't. `onChange` sees only the changes of \
        the reducer it is put on: put it on both together.
        """
      case [] where await !form(emma, .set(\.title, "E"), lateToo: true).saved.isEmpty:
        """
        The title was saved after the effect had ended, in a task of its own, which nobody can \
        wait for or cancel. The effect is already a task: `await` the client in it.
        """
      case []: "The title was set twice, but the client saved nothing."
      case ["", "E"]:
        "The old title was saved. It was compared, or read, too early."
      case ["E", "E", "Em", "Em"]: "Each title was saved twice."
      case ["E"], ["Em"]: "The title changed twice, but was saved only once."
      default: "First \"E\" is saved, then \"Em\"; here: \(saved)."
      }
    #expect(saved == ["E", "Em"], comment)
    guard saved == ["E", "Em"] else { return }
    let fast = await form(BookForm.State(), .set(\.title, "E"), .set(\.title, "Em"), waits: false)
    #expect(
      fast.saved.sorted() == ["E", "Em"],
      """
      "Em" was typed while "E" was still being saved, and only \(fast.saved) was saved. Save each \
      change, whatever is in flight.
      """
    )
  }

  @Test("A cleared title is saved, too") func cleared() async {
    let saved = await form(emma, .clearTapped).saved
    let works = await form(BookForm.State(), .set(\.title, "E")).saved == ["E"]
    let emptied = await form(emma, .set(\.title, "")).saved
    let clears = await form(emma, .clearTapped).state.title.isEmpty
    let comment: Comment =
      switch saved {
      case _ where !works || !clears:
        "Clear has to clear, and a typed title has to be saved: fix that first."
      case [] where emptied == []:
        "Neither clear nor typing saves an empty title. Emptying it is a change like any other."
      case []:
        """
        Clear changed the title, but didn't save it: only the binding saves. Put `onChange` on \
        everything that changes the title, or the next button will be forgotten, too.
        """
      case ["Emma"]: "Clear saved the title that it removed."
      case ["", ""]: "Clear saved the empty title twice."
      default: "The empty title is saved once, but here: \(saved)."
      }
    #expect(saved == [""], comment)
  }

  @Test("Nothing is saved if the title stays the same")  // starter passes
  func same() async {
    let again = await form(emma, .set(\.title, "Emma")).saved
    let others = await form(
      emma,
      .set(\.author, "Jane Austen"),
      .set(\.pages, "475"),
      .set(\.isRead, false)
    ).saved
    let empty = await form(BookForm.State(author: "Austen"), .clearTapped).saved
    let comment: Comment =
      switch (again, others, empty) {
      case _ where await !setsTitle: "\(first)"
      case (_, ["Emma", "Emma", "Emma"], _):
        "The author, the pages and `isRead` were set, and the title was saved each time."
      case (_, let saved, _) where !saved.isEmpty:
        "The author, the pages or `isRead` was set, and this was saved: \(saved)."
      case (["Emma"], _, [""]):
        "Typing the same title and clearing an empty one change nothing, but both saved it."
      case (["Emma"], _, _):
        "The title was set to its old value, and that was saved. Nothing has changed."
      case (_, _, [""]): "The title was empty before clear and after, but that was saved."
      default: "The title hasn't changed, but this was saved: \(again), \(others), \(empty)."
      }
    #expect(again == [] && others == [] && empty == [], comment)
  }

  @Test("The reducer only returns its effect; the store performs it")  // starter passes
  func effect() {
    let saved = LockIsolated<[String]>([])
    withDependencies {
      $0[DraftClient.self].save = { title in saved.withValue { $0.append(title) } }
    } operation: {
      var state = emma
      _ = BookForm().reduce(into: &state, action: .clearTapped)
    }
    #expect(saved.value == [], "The reducer itself saved the title. An effect has to do that.")
  }

  @Test("Cancelling the effect also cancels the client's work") func ends() async {
    guard await form(BookForm.State(), .set(\.title, "E"), lateToo: true).saved.count == 1 else {
      Issue.record("A title has to be saved once: fix that first.")
      return
    }
    let (calls, call) = AsyncStream.makeStream(of: Void.self)
    let wasCancelled = LockIsolated(false)
    let store = Store(initialState: BookForm.State()) {
      BookForm()
    } withDependencies: {
      $0[DraftClient.self].save = { _ in
        call.finish()
        // This ends when its task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        wasCancelled.setValue(true)
      }
    }
    let task = store.send(.set(\.title, "E"))
    for await _ in calls {}
    task.cancel()
    await task.finish()
    let isCancelled = wasCancelled.value
    #expect(
      isCancelled,
      """
      The effect was cancelled, but the client's work wasn't: it is in a task of its own, which \
      nobody can end or wait for. An effect is already a task: `await` the client in it.
      """
    )
  }
}
