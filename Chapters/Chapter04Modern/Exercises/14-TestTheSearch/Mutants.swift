// The search that the learner tests, and the same with mistakes in it. The environment says which
// one it is: 0 is right.

import Chapter04Modern
import Foundation

private let bug = getenv("WORKBOOK_BUG").flatMap { Int(String(cString: $0)) } ?? 0

extension Search: Reducer {
  private enum CancelID { case search }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    @Dependency(\.continuousClock) var clock
    let before = state

    switch (bug, action) {
    // bug: a search that sends a request for every key
    case (1, .textChanged(let text)) where !text.isEmpty:
      _ = promised(&state, action)
      return searching(text, after: .milliseconds(300)).cancellable(id: CancelID.search)

    // bug: a response that arrives after the text has changed again
    case (2, .textChanged(let text)) where !text.isEmpty:
      _ = promised(&state, action)
      @Dependency(SearchClient.self) var client
      return .run { send in
        let waited: Void? = try? await withTaskCancellation(
          id: CancelID.search,
          cancelInFlight: true
        ) { try await clock.sleep(for: .milliseconds(300)) }
        guard waited != nil else { return }
        try await send(.found(client.find(text)))
      } catch: { _, send in
        await send(.failed)
      }

    // bug: a search that goes on when the text has been emptied
    case (3, .textChanged("")):
      _ = promised(&state, action)
      return .none

    // bug: a return key after which the last key sends its request, too
    case (4, .returnTapped):
      return state.text.isEmpty
        ? .none : searching(state.text, after: .zero).cancellable(id: CancelID.search)

    // bug: a failure that stays when the text changes
    case (5, .textChanged):
      let effect = promised(&state, action)
      state.hasFailed = before.hasFailed
      return effect

    // bug: results that stay when the text changes
    case (6, .textChanged):
      let effect = promised(&state, action)
      state.results = before.results
      return effect

    // bug: a failure that leaves the results
    case (7, .failed):
      state.hasFailed = true
      return .none

    // bug: a response that leaves the failure
    case (8, .found(let results)):
      state.results = results
      return .none

    // bug: a return key that sends an empty text
    case (9, .returnTapped):
      return searching(state.text, after: .zero)
        .cancellable(id: CancelID.search, cancelInFlight: true)

    // bug: a response to return that arrives after the text has changed
    case (10, .returnTapped) where !state.text.isEmpty:
      return .merge(.cancel(id: CancelID.search), searching(state.text, after: .zero))

    // bug: a search that reports finding nothing before it has sent its request
    case (11, .textChanged(let text)) where !text.isEmpty:
      return .merge(.send(.found([])), promised(&state, action))

    // bug: a search for the text before the last key
    case (12, .textChanged(let text)) where !text.isEmpty:
      _ = promised(&state, action)
      return searching(before.text, after: .milliseconds(300))
        .cancellable(id: CancelID.search, cancelInFlight: true)

    default:
      return promised(&state, action)
    }
  }

  private func promised(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      state = State(text: text)
      // bug: a search that waits only 200 milliseconds
      // bug: a search that waits 400 milliseconds
      let pause = bug == 13 ? 200 : bug == 14 ? 400 : 300
      return text.isEmpty
        ? .cancel(id: CancelID.search)
        : searching(text, after: .milliseconds(pause))
          .cancellable(id: CancelID.search, cancelInFlight: true)

    case .returnTapped:
      return state.text.isEmpty
        ? .none
        : searching(state.text, after: .zero).cancellable(id: CancelID.search, cancelInFlight: true)

    case .found(let results):
      state.results = results
      state.hasFailed = false
      return .none

    case .failed:
      state.results = []
      state.hasFailed = true
      return .none
    }
  }

  private func searching(_ text: String, after pause: Duration) -> Effect<Action> {
    @Dependency(\.continuousClock) var clock
    @Dependency(SearchClient.self) var client
    return .run { send in
      if pause > .zero { try await clock.sleep(for: pause) }
      try await send(.found(client.find(text)))
    } catch: { _, send in
      await send(.failed)
    }
  }
}

// MARK: - Paths to the actions, for `store.receive(\.found)`

extension Search.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var found: AnyCasePath<Search.Action, [String]> {
      AnyCasePath(embed: Search.Action.found) { if case .found(let it) = $0 { it } else { nil } }
    }
    var failed: AnyCasePath<Search.Action, Void> { path(.failed) }
    var textChanged: AnyCasePath<Search.Action, String> {
      AnyCasePath(embed: Search.Action.textChanged) {
        if case .textChanged(let it) = $0 { it } else { nil }
      }
    }
    var returnTapped: AnyCasePath<Search.Action, Void> { path(.returnTapped) }

    private func path(_ action: Search.Action) -> AnyCasePath<Search.Action, Void> {
      AnyCasePath(embed: { action }, extract: { $0 == action ? () : nil })
    }
  }
}
