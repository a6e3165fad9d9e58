import Chapter04Modern
import Testing

@MainActor @Suite struct BindingsTests {
  /// The form after some actions, one after another, and the titles that were saved.
  private func form(
    _ state: BookForm.State,
    _ actions: BookForm.Action...
  ) async -> (state: BookForm.State, saved: [String]) {
    let saved = LockIsolated<[String]>([])
    let store = Store(initialState: state) {
      BookForm()
    } withDependencies: {
      $0[DraftClient.self].save = { title in saved.withValue { $0.append(title) } }
    }
    // The library reports a binding that nothing has handled.
    await withKnownIssue(isIntermittent: true) {
      for action in actions { await store.send(action).finish() }
    }
    return (store.withState { $0 }, saved.value)
  }

  private let emma = BookForm.State(title: "Emma", author: "Austen", pages: "474", isRead: true)

  @Test("Each binding sets its field, as it is") func fields() async throws {
    let state = await form(
      BookForm.State(),
      .binding(.set(\.title, " 1984 ")),
      .binding(.set(\.author, "R2D2")),
      .binding(.set(\.isRead, true))
    )
    .state
    try #require(
      state == BookForm.State(title: " 1984 ", author: "R2D2", isRead: true),
      "The title was set to \" 1984 \", the author to \"R2D2\", and `isRead` to true."
    )
  }

  @Test("The pages keep only their digits") func digits() async throws {
    var pages: [String] = []
    for text in ["4x-2", "007", "x", "12345678901234567890"] {
      pages.append(await form(emma, .binding(.set(\.pages, text))).state.pages)
    }
    try #require(
      pages == ["42", "007", "", "12345678901234567890"],
      "The pages were 474, and set to \"4x-2\", \"007\", \"x\" and a number with twenty digits."
    )
  }

  @Test("Clear empties the form") func clear() async throws {
    let state = await form(emma, .clearTapped).state
    try #require(state == BookForm.State(), "Every field had a value. Clear was tapped.")
  }

  /// Waits until something has happened, or until the action's effects have ended and a task that
  /// outlives them has had half a second.
  private func wait(for task: StoreTask, until hasHappened: () -> Bool) async {
    let hasEnded = LockIsolated(false)
    Task {
      await task.finish()
      hasEnded.setValue(true)
    }
    while !hasHappened(), !hasEnded.value { await Task.yield() }
    let end = ContinuousClock.now + .milliseconds(500)
    while !hasHappened(), .now < end { await Task.yield() }
  }

  @Test("The title is saved in the effect, and the save is cancelled with it") func ends()
    async throws
  {
    let (requests, wasCancelled) = (LockIsolated(0), LockIsolated(false))
    let store = Store(initialState: BookForm.State()) {
      BookForm()
    } withDependencies: {
      $0[DraftClient.self].save = { _ in
        requests.withValue { $0 += 1 }
        // This ends when its task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        wasCancelled.setValue(true)
      }
    }
    let task = store.send(.binding(.set(\.title, "E")))
    await wait(for: task) { requests.value > 0 }
    try #require(requests.value == 1, "The title was set to \"E\".")
    task.cancel()
    await task.finish()
    try #require(wasCancelled.value == true, "The effect was cancelled while the client saved.")
  }

  @Test("Each change of the title is saved, whatever made it") func changes() async throws {
    let saved = await form(
      emma,
      .binding(.set(\.title, "E")),
      .binding(.set(\.title, "")),
      .binding(.set(\.title, "Em")),
      .clearTapped
    )
    .saved
    try #require(
      saved == ["E", "", "Em", ""],
      "The title was set to \"E\", to \"\" and to \"Em\", and then clear was tapped."
    )
  }

  @Test("Nothing is saved if the title stays the same")  // starter passes
  func same() async throws {
    let others = await form(
      emma,
      .binding(.set(\.author, "A")),
      .binding(.set(\.pages, "1")),
      .binding(.set(\.isRead, false))
    )
    try #require(others.saved == [], "The author, the pages and `isRead` were set.")
    let again = await form(emma, .binding(.set(\.title, "Emma"))).saved
    try #require(again == [], "The title was set to what it was.")
    let empty = await form(BookForm.State(author: "A"), .clearTapped).saved
    try #require(empty == [], "The title was empty, and clear was tapped.")
  }

  @Test("A save doesn't end another") func sideBySide() async throws {
    let saved = LockIsolated<[String]>([])
    let store = Store(initialState: BookForm.State()) {
      BookForm()
    } withDependencies: {
      $0[DraftClient.self].save = { title in
        if !Task.isCancelled { saved.withValue { $0.append(title) } }
      }
    }
    let tasks = ["E", "Em"].map { store.send(.binding(.set(\.title, $0))) }
    for task in tasks { await task.finish() }
    try #require(
      saved.value.sorted() == ["E", "Em"],
      "The title was set to \"E\", and at the same moment to \"Em\"."
    )
  }
}
