import Chapter03Effects
import Chapter03PrimeTime
import Chapter04Modern
import Chapter04PrimeTime
import Foundation
import ReducerTesting
import Testing

// Chapter 4's store answers later, in turns of its own, and a script wants to look after each step.
// So in these worlds nobody ever answers; where a script says that an answer comes, it is sent as
// the effect would have sent it.

/// What happens to an app: a key, or an answer to what it waits for.
private enum Event: Equatable {
  case press(KeyPress)
  case answer(succeeds: Bool)
}

private typealias App = Chapter04PrimeTime.PrimeTime.App
private typealias AppState = Chapter03PrimeTime.AppState
private typealias AppAction = Chapter03PrimeTime.AppAction

/// Chapter 4's app, whose date is that of the last key, and in which nobody else answers.
@MainActor
private final class ModernApp {
  private final class Now: @unchecked Sendable {
    var date = Date(timeIntervalSince1970: 0)
  }

  private let now = Now()
  private let store: Chapter04Modern.StoreOf<App>

  init(_ feature: Chapter04Modern.Reduce<App.State, App.Action>) {
    let now = now
    store = Chapter04Modern.Store(
      initialState: App.State(user: .init(id: 1, name: "Ada", bio: "Counts"))
    ) {
      feature
    } withDependencies: {
      $0.date = DateGenerator { now.date }
      $0.continuousClock = TestClock()
      $0[Chapter04PrimeTime.PrimeTime.NthPrimeClient.self].find = { _ in try await never() }
      $0[Chapter04PrimeTime.PrimeTime.FavoritesClient.self] = .init(
        load: { try await never() },
        save: { _ in try await never() }
      )
    }
  }

  /// The screen as the chapters before would draw it: an entry of the feed has no number there.
  var screen: Screen {
    let screen = store.withState(\.panel).lines
    guard screen[0].hasPrefix("PrimeTime · Activity") else { return screen }
    return screen.compactMap { line in
      line.hasSuffix("b back") ? "b back" : line.replacing(#/^  [1-9](  [0-9:]{8} )/#) { $0.1 }
    }
  }

  func take(_ event: Event) {
    if let action = action(event, in: store.withState { $0 }) { store.send(action) }
    leaveWhatIsNew()
  }

  /// Closes what only this chapter has as soon as it is there: that must leave everything else as
  /// it was.
  private func leaveWhatIsNew() {
    while let key = keyToLeave, let action = store.withState(\.panel).action(for: key) {
      store.send(action)
    }
  }

  private var keyToLeave: Character? {
    store.withState { state in
      if case .alert(let alert)? = state.counter.destination {
        return alert.buttons.count == 2 ? "2" : "1"
      }
      return state.path.isEmpty ? nil : "b"
    }
  }

  private func action(_ event: Event, in state: App.State) -> App.Action? {
    switch event {
    case .press(let press):
      now.date = press.time
      return state.panel.action(for: press.key)
    case .answer(let succeeds):
      if let question = state.counter.nthPrime, question.answer == nil {
        return .counter(
          .nthPrime(.response(succeeds ? .success(1_000 + question.n) : .failure(.offline)))
        )
      }
      let favorites = state.favoritePrimes
      switch favorites.storage {
      case .saving:
        return .favoritePrimes(
          .saveResponse(succeeds ? .success(favorites.primes) : .failure(.unwritable("No.")))
        )
      case .loading:
        return .favoritePrimes(
          .loadResponse(succeeds ? .success([2, 3]) : .failure(.damaged(setAsideAs: "x")))
        )
      case .saved, .loaded, .failed, nil:
        return nil
      }
    }
  }
}

/// Returns when the task is cancelled, as those of a store are that goes away.
private func never<Value>() async throws -> Value {
  for await _ in AsyncStream<Never>.makeStream().stream {}
  throw CancellationError()
}

/// Chapter 3's app, likewise.
private final class EffectsApp {
  private let viewStore: ViewStore<AppState, AppAction>

  init() {
    let environment = AppEnvironment(
      nthPrime: NthPrimeClient { _ in .future { _ in } },
      favorites: FavoritesClient(load: { .future { _ in } }, save: { _ in .future { _ in } }),
      mainQueue: .immediate
    )
    viewStore = ViewStore(
      Chapter03Effects.Store(
        initialState: AppState(user: .init(id: 1, name: "Ada", bio: "Counts")),
        reducer: Chapter03PrimeTime.appReducer,
        environment: environment
      )
    )
  }

  /// The screen without a failed question: chapter 4 shows an alert for it, which is closed.
  var screen: Screen {
    var state = viewStore.state
    if case .failed? = state.counter.nthPrime { state.counter.nthPrime = nil }
    return appPanel(state).screen
  }

  func take(_ event: Event) {
    if let action = action(event, in: viewStore.state) { viewStore.send(action) }
  }

  private func action(_ event: Event, in state: AppState) -> AppAction? {
    switch event {
    case .press(let press):
      return appPanel(state).action(forKey: press.key, at: press.time)
    case .answer(let succeeds):
      if case .computing(let n) = state.counter.nthPrime {
        return .counter(
          .nthPrimeResponse(n, succeeds ? .success(1_000 + n) : .failure(.offline))
        )
      }
      let favorites = state.favoritePrimes
      switch favorites.storage {
      case .saving:
        return .favoritePrimes(
          .saveResponse(succeeds ? .success(favorites.primes) : .failure(.unwritable("No.")))
        )
      case .loading:
        return .favoritePrimes(
          .loadResponse(succeeds ? .success([2, 3]) : .failure(.damaged(setAsideAs: "x")))
        )
      case .saved, .loaded, .failed, nil:
        return nil
      }
    }
  }
}

/// Every key of the screen, some of another one, and answers.
private var events: Actions<Screen, Event> {
  Actions { screen in
    keys(on: screen, and: "=1").map { .press(KeyPress(key: $0, second: 61)) }
      + [.answer(succeeds: true), .answer(succeeds: false)]
  }
}

@Suite("With dependencies, PrimeTime is the same app") @MainActor struct ModernEquivalenceTests {
  private typealias Feature = Chapter04Modern.Reduce<App.State, App.Action>

  private func chapter4(
    _ feature: @escaping @MainActor () -> Feature = { Feature(App()) }
  ) -> Subject<Screen, Event, Never> {
    Subject {
      let app = MainActor.assumeIsolated { ModernApp(feature()) }
      return .init(
        state: { MainActor.assumeIsolated { app.screen } },
        send: { event in
          MainActor.assumeIsolated { app.take(event) }
          return []
        }
      )
    }
  }

  private var chapter3: Subject<Screen, Event, Never> {
    Subject {
      let app = EffectsApp()
      return .init(
        state: { app.screen },
        send: { event in
          app.take(event)
          return []
        }
      )
    }
  }

  // Chapter 3 shows the same as chapter 1, which its own tests say.
  @Test("Chapter 4 shows the same as chapter 3 after each key and answer")
  func sameAsChapter3() {
    let starts = startsWithEffects.map { presses($0).map(Event.press) }
    let saved = presses("++psbfs").map(Event.press) + [.answer(succeeds: true)]
    let report = compare(
      subject: chapter4(),
      reference: chapter3,
      actions: events,
      after: starts + [saved, saved + presses("b+psb").map(Event.press)],
      upTo: 2
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("An app that keeps its request when the screen is left is noticed") func keeping() {
    let report = compare(
      subject: chapter4 {
        let app = Feature(App())
        return Feature { state, action in
          action == .counter(.screenLeft) ? .none : app.reduce(into: &state, action: action)
        }
      },
      reference: chapter3,
      actions: events,
      after: [presses("++n").map(Event.press)],
      upTo: 2
    )
    #expect(report.failure != nil)
  }
}
