// The screen that the learner tests, and the same with mistakes in it. The environment says which
// one it is: 0 is right.

import Chapter04Modern
import Foundation

private let bug = getenv("WORKBOOK_BUG").flatMap { Int(String(cString: $0)) } ?? 0

extension Screen: Reducer {
  private enum CancelID { case fact }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let before = state
      let effect = Promised().reduce(into: &state, action: action)
      switch (bug, action) {
      // bug: a fact that stays when the number changes
      case (1, .stepped):
        state.fact = before.fact
        return effect

      // bug: a failure that removes the last fact
      case (2, .factFailed):
        state.fact = nil
        return effect

      // bug: a response that arrives after the number has changed
      case (3, .stepped):
        return .none

      // bug: a number that is a favourite twice
      case (4, .saveTapped):
        state.favorites = before.favorites + [before.number]
        return effect

      // bug: a response that empties the favourites
      case (5, .factReceived):
        state.favorites = []
        return effect

      // bug: a tap that sends two requests
      case (6, .factTapped):
        @Dependency(FactClient.self) var client
        return .merge(effect, .run { [before] _ in _ = try? await client.fetch(before.number) })

      // bug: a failure that stays when the number changes
      case (7, .stepped):
        state.hasFailed = before.hasFailed
        return effect

      // bug: a failure that stays when a fact arrives
      case (8, .factReceived):
        state.hasFailed = before.hasFailed
        return effect

      default:
        return effect
      }
    }
    Feed()
  }

  private struct Promised: Reducer {
    @Dependency(FactClient.self) var client

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .stepped(let step):
        state.number += step
        state.fact = nil
        state.hasFailed = false
        return .cancel(id: CancelID.fact)

      case .factTapped:
        return .run { [number = state.number] send in
          try await send(.factReceived(client.fetch(number)))
        } catch: { _, send in
          await send(.factFailed)
        }
        // bug: a second request that leaves the first one open
        .cancellable(id: CancelID.fact, cancelInFlight: bug != 9)

      case .factReceived(let fact):
        state.fact = fact
        state.hasFailed = false
        return .none

      case .factFailed:
        state.hasFailed = true
        return .none

      case .saveTapped:
        if !state.favorites.contains(state.number) { state.favorites.append(state.number) }
        return .none

      case .feed:
        return .none
      }
    }
  }

  /// Lots, so that nobody can state them.
  private struct Feed: Reducer {
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.feed.append(.random(in: 0...1_000_000))
      if case .feed = action { return .none }
      return .run { send in
        for _ in 0..<Int.random(in: 1...3) { await send(.feed(.random(in: 0...1_000_000))) }
      }
    }
  }
}

// MARK: - Paths to the actions, for `store.receive(\.factReceived)`

extension Screen.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var factReceived: AnyCasePath<Screen.Action, String> {
      AnyCasePath(embed: Screen.Action.factReceived) {
        if case .factReceived(let it) = $0 { it } else { nil }
      }
    }
    var stepped: AnyCasePath<Screen.Action, Int> {
      AnyCasePath(embed: Screen.Action.stepped(by:)) {
        if case .stepped(let it) = $0 { it } else { nil }
      }
    }
    var factTapped: AnyCasePath<Screen.Action, Void> { path(.factTapped) }
    var factFailed: AnyCasePath<Screen.Action, Void> { path(.factFailed) }
    var saveTapped: AnyCasePath<Screen.Action, Void> { path(.saveTapped) }
    var feed: AnyCasePath<Screen.Action, Int> {
      AnyCasePath(embed: Screen.Action.feed) { if case .feed(let it) = $0 { it } else { nil } }
    }

    private func path(_ action: Screen.Action) -> AnyCasePath<Screen.Action, Void> {
      AnyCasePath(embed: { action }, extract: { $0 == action ? () : nil })
    }
  }
}
