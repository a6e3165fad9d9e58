// The two features that the learner tests, and the same with mistakes in what they share. The
// environment says which one it is: 0 is right.

import Chapter04Modern
import Foundation

private let bug = getenv("WORKBOOK_BUG").flatMap { Int(String(cString: $0)) } ?? 0

extension Counter: Reducer {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    @Dependency(PrimeClient.self) var client
    let (count, favorites) = (state.count, state.$favorites)

    switch (bug, action) {
    // bug: a prime whose save undoes changes made while the client was working
    case (1, .saveIfPrimeTapped):
      return .run { [before = state.favorites] _ in
        guard await client.isPrime(count) else { return }
        favorites.withLock { $0 = before.contains(count) ? before : before + [count] }
      }

    // bug: a number that is saved although the client says it isn't prime
    case (2, .saveIfPrimeTapped):
      return .run { _ in
        _ = await client.isPrime(count)
        favorites.withLock { if !$0.contains(count) { $0.append(count) } }
      }

    // bug: a prime that is in the list twice if it was saved while the client was working
    case (3, .saveIfPrimeTapped) where state.favorites.contains(count):
      return .run { _ in _ = await client.isPrime(count) }
    case (3, .saveIfPrimeTapped):
      return .run { _ in
        guard await client.isPrime(count) else { return }
        favorites.withLock { $0.append(count) }
      }

    case (_, .stepped(let step)):
      state.count += step
      return .none

    case (_, .saveTapped):
      favorites.withLock { if !$0.contains(count) { $0.append(count) } }
      return .none

    case (_, .saveIfPrimeTapped):
      return .run { _ in
        guard await client.isPrime(count) else { return }
        favorites.withLock { if !$0.contains(count) { $0.append(count) } }
      }
    }
  }
}

extension List: Reducer {
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch (bug, action) {
    // bug: a removal of the last favourite, whichever was tapped
    case (4, .removeTapped(let number)):
      state.$favorites.withLock { if $0.contains(number) { $0.removeLast() } }

    // bug: a clear that separates the list's favourites from the counter's
    case (5, .clearTapped):
      state.$favorites = Shared(value: [])

    case (_, .removeTapped(let number)):
      state.$favorites.withLock { $0.removeAll { $0 == number } }

    case (_, .clearTapped):
      state.$favorites.withLock { $0 = [] }
    }
    return .none
  }
}

extension Tabs: Reducer {
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Scope(state: \.list, action: \.list) { List() }
  }
}

// MARK: - Paths to the actions, for `store.send(\.counter.saveTapped)`

extension Tabs.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var counter: AnyCasePath<Tabs.Action, Counter.Action> {
      AnyCasePath(embed: Tabs.Action.counter) { if case .counter(let it) = $0 { it } else { nil } }
    }
    var list: AnyCasePath<Tabs.Action, List.Action> {
      AnyCasePath(embed: Tabs.Action.list) { if case .list(let it) = $0 { it } else { nil } }
    }
  }
}

extension Counter.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var saveTapped: AnyCasePath<Counter.Action, Void> {
      AnyCasePath(embed: { .saveTapped }, extract: { if case .saveTapped = $0 { () } else { nil } })
    }
    var saveIfPrimeTapped: AnyCasePath<Counter.Action, Void> {
      AnyCasePath(
        embed: { .saveIfPrimeTapped },
        extract: { if case .saveIfPrimeTapped = $0 { () } else { nil } }
      )
    }
    var stepped: AnyCasePath<Counter.Action, Int> {
      AnyCasePath(embed: Counter.Action.stepped(by:)) {
        if case .stepped(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension List.Action: CasePathable {
  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var removeTapped: AnyCasePath<List.Action, Int> {
      AnyCasePath(embed: List.Action.removeTapped) {
        if case .removeTapped(let it) = $0 { it } else { nil }
      }
    }
    var clearTapped: AnyCasePath<List.Action, Void> {
      AnyCasePath(
        embed: { .clearTapped },
        extract: { if case .clearTapped = $0 { () } else { nil } }
      )
    }
  }
}
