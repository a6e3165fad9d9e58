import Chapter01Functions
import Chapter01PrimeTime
import Chapter03Effects
import Chapter03PrimeTime
import Dispatch
import Foundation
import ReducerTesting
import Testing

// Effects answer when they like. What the chapters before do must stay as it was; and in whatever
// order keys and answers come, the app must never be in a state that makes no sense.

private typealias Environment = Chapter03PrimeTime.AppEnvironment

/// What happens to an app with effects.
private enum Happening: Equatable {
  /// A key. If it has an effect, that takes so long, and ends so.
  case press(KeyPress, seconds: Int, fails: Bool)
  /// So much time passes.
  case wait(seconds: Int)
  /// Everything that has begun comes to its end.
  case settle
}

/// Chapter 3's app, in a world that does what a script says.
private final class EffectsApp {
  private let scheduler = DispatchQueue.test
  private let world = World()
  private let store:
    Chapter03Effects.Store<Chapter03PrimeTime.AppState, Chapter03PrimeTime.AppAction>
  private let viewStore: ViewStore<Chapter03PrimeTime.AppState, Chapter03PrimeTime.AppAction>
  private var observation: Chapter03Effects.AnyCancellable?
  /// What was wrong after a drain, or after a happening.
  private(set) var wrong: [String] = []

  /// `@unchecked`, since the environment's functions may be used on any thread. Here all is on one.
  private final class World: @unchecked Sendable {
    var seconds = 0
    var fails = false
    var disk: [Int]?
  }

  /// - Parameter loads: Whether loading ever succeeds.
  init(
    loads: Bool = true,
    reducer: Chapter03Effects.Reducer<
      Chapter03PrimeTime.AppState, Chapter03PrimeTime.AppAction, Environment
    > = Chapter03PrimeTime.appReducer
  ) {
    let (world, scheduler) = (world, scheduler)
    @Sendable func answer<Value, Failure>(
      _ failure: Failure,
      _ work: @escaping () -> Result<Value, Failure>
    ) -> Chapter03Effects.Effect<Value, Failure> {
      .result(world.fails ? { .failure(failure) } : work)
        .deferred(for: .seconds(world.seconds), scheduler: scheduler)
    }
    store = Chapter03Effects.Store(
      initialState: Chapter03PrimeTime.AppState(user: .init(id: 1, name: "Ada", bio: "Counts")),
      reducer: reducer,
      environment: Environment(
        nthPrime: NthPrimeClient { n in answer(.offline) { .success(Self.prime(n)) } },
        favorites: FavoritesClient(
          load: {
            answer(.unreadable("No.")) {
              guard loads, let primes = world.disk else { return .failure(.nothingSaved) }
              return .success(primes)
            }
          },
          save: { primes in
            answer(.unwritable("No.")) {
              world.disk = primes
              return .success(primes)
            }
          }
        ),
        mainQueue: scheduler.eraseToAnyScheduler()
      )
    )
    viewStore = ViewStore(store, removeDuplicates: { _, _ in false })
    observation = viewStore.observe { [unowned self] in check($0) }
  }

  var state: Chapter03PrimeTime.AppState { viewStore.state }

  func take(_ happening: Happening) {
    switch happening {
    case .press(let press, let seconds, let fails):
      (world.seconds, world.fails) = (seconds, fails)
      if let action = appPanel(state).action(forKey: press.key, at: press.time) {
        viewStore.send(action)
      }
    case .wait(let seconds):
      scheduler.advance(by: .seconds(seconds))
    case .settle:
      scheduler.run()
      if isComputing || isStoring { wrong.append("it waits for nothing") }
    }
    // The question has an id, and counts once more.
    let expected = (isComputing ? 2 : 0) + (isStoring ? 1 : 0)
    if store.effectsInFlight != expected {
      wrong.append("\(store.effectsInFlight) effects are in flight, and \(expected) are waited for")
    }
  }

  private var isComputing: Bool {
    if case .computing = state.counter.nthPrime { true } else { false }
  }

  private var isStoring: Bool {
    [.saving, .loading].contains(state.favoritePrimes.storage)
  }

  private func check(_ state: Chapter03PrimeTime.AppState) {
    if state.screen != .counter, state.counter.nthPrime != nil {
      wrong.append("a question is on another screen")
    }
    if case .found(let n, let prime) = state.counter.nthPrime, prime != Self.prime(n) {
      wrong.append("\(prime) is the answer to another question than \(n)")
    }
    if appPanel(state).screen.contains(where: { $0.count > 40 }) {
      wrong.append("a line is too long")
    }
  }

  /// In this world, which tells every question from every other.
  private static func prime(_ n: Int) -> Int { 1_000 + n }
}

/// The screen as chapters 1 and 2 would have it, each legend on its own line.
func plain(_ screen: Screen) -> Screen {
  let rule = screen.lastIndex { $0.hasPrefix("─") }!
  let legends = screen[(rule + 1)...].flatMap { $0.components(separatedBy: "   ") }
  return screen[...rule] + legends.filter { !["n nth prime?", "s save", "l load"].contains($0) }
}

private func plain(_ state: Chapter03PrimeTime.AppState) -> Screen {
  var state = state
  state.counter.nthPrime = nil
  state.favoritePrimes.storage = nil
  return plain(appPanel(state).screen)
}

/// What scripts see of an app, and what laws are about.
private struct Seen: Equatable {
  var screen: Screen
  var wrong: [String] = []
}

private typealias AppSubject = Subject<Seen, Happening, Never>

/// Chapter 1's app. It has no effects, and no time passes in it.
private var chapter1: AppSubject {
  AppSubject {
    let store = Chapter01Functions.Store(
      value: Chapter01PrimeTime.AppState(user: .init(id: 1, name: "Ada", bio: "Counts")),
      reducer: Chapter01PrimeTime.appReducer
    )
    return .init(
      state: { Seen(screen: plain(screen(store.value))) },
      send: { happening in
        if case .press(let press, _, _) = happening,
          let action = action(forKey: press.key, in: store.value, at: press.time)
        {
          store.send(action)
        }
        return []
      }
    )
  }
}

private func chapter3(
  _ makeApp: @escaping () -> EffectsApp,
  screen: @escaping (Chapter03PrimeTime.AppState) -> Screen
) -> AppSubject {
  AppSubject {
    let app = makeApp()
    return .init(
      state: { Seen(screen: screen(app.state), wrong: app.wrong) },
      send: { happening in
        app.take(happening)
        return []
      }
    )
  }
}

/// Every key of the screen, what has an effect in two ways, and time.
private var happenings: Actions<Seen, Happening> {
  Actions { seen in
    listedKeys(seen.screen).flatMap { key in
      ("nsl".contains(key) ? [false, true] : [false]).map { press(key, fails: $0) }
    }
      + [.wait(seconds: 1), .settle]
  }
}

private func press(_ key: Character, fails: Bool = false) -> Happening {
  .press(KeyPress(key: key, second: 61), seconds: 2, fails: fails)
}

private let happened =
  startsWithEffects.map { $0.map { press($0) } } + ["++psbfs".map { press($0) } + [.settle]]

private var nothingWrong: Law<Step<Seen, Happening, Never>> {
  Law(
    "every drain leaves a state that makes sense",
    expected: { _ in [] },
    actual: { $0.after.wrong }
  )
}

@Suite("With effects, PrimeTime is the same app") struct EffectsEquivalenceTests {
  @Test(
    "Without its effects, chapter 3 shows the same as chapter 1 after each key, and uses nothing"
  )
  func withoutEffects() {
    let effectless = AppSubject {
      let viewStore = ViewStore(
        Chapter03Effects.Store(
          initialState: Chapter03PrimeTime.AppState(user: .init(id: 1, name: "Ada", bio: "Counts")),
          reducer: Chapter03PrimeTime.appReducer,
          environment: Environment.failing
        )
      )
      return .init(
        state: { Seen(screen: plain(viewStore.state)) },
        send: { happening in
          guard case .press(let press, _, _) = happening else { return [] }
          switch appPanel(viewStore.state).action(forKey: press.key, at: press.time) {
          case nil, .counter(.nthPrimeTapped), .favoritePrimes(.saveTapped),
            .favoritePrimes(.loadTapped):
            break
          case .some(let action):
            viewStore.send(action)
          }
          return []
        }
      )
    }
    let report = compare(
      subject: effectless,
      reference: chapter1,
      actions: happenings,
      after: happened,
      upTo: 2
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("Effects that come and go in between change nothing of what chapter 1 shows")
  func withEffects() {
    let report = compare(
      subject: chapter3({ EffectsApp(loads: false) }, screen: plain),
      reference: chapter1,
      actions: happenings,
      after: happened,
      upTo: 2
    )
    #expect(report.failure == nil, "\(report)")
  }

  @Test("In any order of keys and answers, every drain leaves a state that makes sense")
  func legalStates() {
    var seen: Set<String> = []
    let noted = Law<Step<Seen, Happening, Never>>(
      "noted",
      expected: { step in
        seen.formUnion(step.after.screen.map { $0.trimmingCharacters(in: .whitespaces) })
        return true
      },
      actual: { _ in true }
    )
    let report = check(
      chapter3({ EffectsApp() }, screen: { appPanel($0).screen }),
      laws: [nothingWrong, noted],
      actions: happenings,
      after: happened,
      upTo: 2
    )
    #expect(report.failure == nil, "\(report)")
    // The scripts see every answer, and every failure.
    let lines: Set = [
      "Computing the 1st prime…", "The 2nd prime is 1002", "The prime service is offline.",
      "Saving…", "Saved 1 favourite", "Loading…", "Loaded 1 favourite", "Nothing was saved yet.",
      "The favourites could not be saved: No.", "The favourites could not be read: No.",
    ]
    #expect(lines.subtracting(seen) == [])
  }

  @Test("An app that only forgets the request on leaving, and doesn't cancel it, is noticed")
  func forgetting() {
    let forgetting = Chapter03Effects.Reducer<
      Chapter03PrimeTime.AppState, Chapter03PrimeTime.AppAction, Environment
    > { state, action, environment in
      guard action == .counter(.screenLeft) else {
        return Chapter03PrimeTime.appReducer.run(&state, action, environment)
      }
      state.counter.nthPrime = nil
      return .none
    }
    let report = check(
      chapter3({ EffectsApp(reducer: forgetting) }, screen: { appPanel($0).screen }),
      laws: [nothingWrong],
      actions: happenings,
      after: happened,
      upTo: 2
    )
    #expect(report.failure != nil)
  }
}
