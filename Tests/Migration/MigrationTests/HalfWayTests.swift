// PrimeTime with one feature moved and the others not, and the other way round, at every boundary:
// each is the same app as the one in which nothing has moved.

import Chapter02PrimeTime
import Chapter02Pullback
import Chapter03Effects
import Chapter03PrimeTime
import Chapter04Modern
import Foundation
import MigrationExamples
import ReducerTesting
import Testing

private typealias State3 = Chapter03PrimeTime.AppState
private typealias Action3 = Chapter03PrimeTime.AppAction
private typealias State2 = Chapter02PrimeTime.AppState
private typealias Action2 = Chapter02PrimeTime.AppAction

/// Nobody answers in it; where a script says that an answer comes, it is sent as the effect would
/// have sent it.
private let silent = AppEnvironment(
  nthPrime: NthPrimeClient { _ in .future { _ in } },
  favorites: FavoritesClient(load: { .future { _ in } }, save: { _ in .future { _ in } }),
  mainQueue: .immediate
)

private let keys = Array("+-npfab12dslr")
private let time = Date(timeIntervalSince1970: 1_000)

private var actions3: Actions<State3, Action3> {
  Actions { state in
    var actions = keys.compactMap {
      Chapter03PrimeTime.appPanel(state).action(forKey: $0, at: time)
    }
    if case .computing(let n) = state.counter.nthPrime {
      actions += [.success(1_000 + n), .failure(.offline)].map {
        .counter(.nthPrimeResponse(n, $0))
      }
    }
    switch state.favoritePrimes.storage {
    case .saving:
      actions.append(.favoritePrimes(.saveResponse(.success(state.favoritePrimes.primes))))
    case .loading:
      actions += [.success([2, 3]), .failure(.nothingSaved)].map {
        .favoritePrimes(.loadResponse($0))
      }
    default: break
    }
    return actions
  }
}

private var actions2: Actions<State2, Action2> {
  Actions { state in
    keys.compactMap { Chapter02PrimeTime.appPanel(state).action(forKey: $0, at: time) }
  }
}

/// What leads to where it is worth going on: the start, the sheet, and the list with two
/// favourites.
private let starts3: [[Action3]] = [
  [], [.counter(.incrementTapped), .counter(.incrementTapped), .screenSelected(.primeModal)],
  [
    .primeModal(.saveFavoritePrimeTapped(at: time)), .counter(.incrementTapped),
    .primeModal(.saveFavoritePrimeTapped(at: time)), .screenSelected(.favoritePrimes),
  ],
]

private let starts2: [[Action2]] = [
  [], [.counter(.incrementTapped), .counter(.incrementTapped), .screenSelected(.primeModal)],
  [
    .primeModal(.saveFavoritePrimeTapped(at: time)), .counter(.incrementTapped),
    .primeModal(.saveFavoritePrimeTapped(at: time)), .screenSelected(.favoritePrimes),
  ],
]

private func environmentSubject<State: Equatable, Action, Environment>(
  _ state: State,
  _ reducer: Chapter03Effects.Reducer<State, Action, Environment>,
  _ environment: @escaping () -> Environment
) -> Subject<State, Action, Never> {
  Subject {
    let viewStore = ViewStore(
      Chapter03Effects.Store(
        initialState: state,
        reducer: reducer,
        environment: environment()
      )
    )
    return .init(
      state: { viewStore.state },
      send: {
        viewStore.send($0)
        return []
      }
    )
  }
}

@MainActor
@Suite("PrimeTime half-way is the same app", .timeLimit(.minutes(5)), .serialized)
struct HalfWayTests {
  private let reference3 = environmentSubject(State3(), Chapter03PrimeTime.appReducer) { silent }

  /// Compares, and lets other tests have the main actor after each start.
  private func expectSame<State: Equatable, Action>(
    _ subject: Subject<State, Action, Never>,
    as reference: Subject<State, Action, Never>,
    _ actions: Actions<State, Action>,
    after starts: [[Action]],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for start in starts {
      let report = compare(
        subject: subject,
        reference: reference,
        actions: actions,
        after: [start],
        upTo: 3
      )
      #expect(report.failure == nil, "\(report)", sourceLocation: sourceLocation)
      await Task.yield()
    }
  }

  private func expectSame3(
    _ subject: Subject<State3, Action3, Never>,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expectSame(subject, as: reference3, actions3, after: starts3, sourceLocation)
  }

  private func modern(_ moved: Set<Feature>) -> Subject<State3, Action3, Never> {
    Subject {
      let store = MainActor.assumeIsolated {
        Chapter04Modern.Store(initialState: State3()) { ModernApp(silent, moved: moved) }
      }
      return .init(
        state: { MainActor.assumeIsolated { store.withState { $0 } } },
        send: { action in
          MainActor.assumeIsolated { _ = store.send(action) }
          return []
        }
      )
    }
  }

  // R5.6
  @Test("Chapter 3's root with one feature of chapter 4", arguments: Feature.allCases)
  func oneModern(_ feature: Feature) async {
    await expectSame3(
      environmentSubject(State3(), environmentApp(moved: [feature])) { HalfWayEnvironment(silent) }
    )
  }

  // R5.6
  @Test("Chapter 4's root with one feature of chapter 3", arguments: Feature.allCases)
  func oneOld(_ feature: Feature) async {
    await expectSame3(modern(Set(Feature.allCases).subtracting([feature])))
  }

  @Test("All moved under the old root, and none under the new one") func extremes() async {
    await expectSame3(
      environmentSubject(State3(), environmentApp(moved: Set(Feature.allCases))) {
        HalfWayEnvironment(silent)
      }
    )
    await expectSame3(modern([]))
  }

  private let reference2 = Subject<State2, Action2, Never>(
    from: State2(),
    reducer: Chapter02PrimeTime.appReducer()
  )

  // R5.6
  @Test("Chapter 2's root with one feature of chapter 3", arguments: Feature.allCases)
  func oneEnvironment(_ feature: Feature) async {
    await expectSame(
      Subject(
        from: State2(),
        reducer: pullbackApp(moved: [feature]) { _ in Issue.record("No feature has an effect.") }
      ),
      as: reference2,
      actions2,
      after: starts2
    )
  }

  @Test("Chapter 3's root with chapter 2's features", arguments: [[], [Feature.counter]])
  func onePullback(_ moved: [Feature]) async {
    await expectSame(
      environmentSubject(State2(), pullbackAppOnEnvironment(moved: Set(moved))) {},
      as: reference2,
      actions2,
      after: starts2
    )
  }

  @Test("When its screen is left, a counter that has moved has nothing in flight")
  func leaving() async {
    let store = Chapter03Effects.Store(
      initialState: State3(),
      reducer: environmentApp(moved: [.counter]),
      environment: HalfWayEnvironment(silent)
    )
    let viewStore = ViewStore(store)
    viewStore.send(.counter(.incrementTapped))
    viewStore.send(.counter(.nthPrimeTapped))
    #expect(store.effectsInFlight > 0)
    viewStore.send(.screenSelected(.activityFeed))
    #expect(await eventually { store.effectsInFlight == 0 })
  }
}
