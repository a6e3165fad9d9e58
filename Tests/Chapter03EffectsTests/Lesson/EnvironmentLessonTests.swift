import Chapter03Effects
import IssueTesting
import Testing

// What chapter 3's pages show, failures included, so that they can be believed.

@Suite struct LateAnswerTests {
  private enum Action {
    case incrementTapped
    case nthPrimeTapped
    case nthPrimeResponse(Int)
  }

  private struct State {
    var count = 7
    var message = ""
  }

  @Test("A response without its request is taken for the response to another one") func lost() {
    let server = Source<Int, Never>()
    let reducer = Reducer<State, Action, Source<Int, Never>> { state, action, server in
      switch action {
      case .incrementTapped:
        state.count += 1
        return .none
      // snippet.answerAlone
      case .nthPrimeTapped:
        return server.effect.map(Action.nthPrimeResponse)

      case .nthPrimeResponse(let prime):
        state.message = "Prime \(state.count) is \(prime)."
        return .none
      // snippet.end
      }
    }
    let store = ViewStore(
      Store(initialState: State(), reducer: reducer, environment: server),
      removeDuplicates: { _, _ in false }
    )
    // snippet.answerAloneTrace
    store.send(.nthPrimeTapped)  // the count is 7
    store.send(.incrementTapped)
    server.send(17)
    #expect(store.message == "Prime 8 is 17.")  // it is 19
    // snippet.end
  }
}

// snippet.NthPrime
struct NthPrimeState: Equatable {
  var count = 7
  var message = ""
}

enum NthPrimeAction: Equatable {
  case incrementTapped
  case nthPrimeTapped
  case nthPrimeResponse(Int, Result<Int, Offline>)
}

struct Offline: Error, Equatable {}
// snippet.end

// snippet.NthPrimeEnvironment
struct NthPrimeEnvironment: Sendable {
  var nthPrime: @Sendable (Int) -> Effect<Int, Offline>
}
// snippet.end

// snippet.nthPrimeReducer
let nthPrimeReducer = Reducer<NthPrimeState, NthPrimeAction, NthPrimeEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .incrementTapped:
    state.count += 1
    return .none

  case .nthPrimeTapped:
    let n = state.count
    return environment.nthPrime(n).catchToEffect { .nthPrimeResponse(n, $0) }

  case .nthPrimeResponse(let n, .success(let prime)):
    state.message = "Prime \(n) is \(prime)."
    return .none

  case .nthPrimeResponse(_, .failure):
    state.message = "You are offline."
    return .none
  }
}
// snippet.end

// snippet.environments
extension NthPrimeEnvironment {
  static let mock = NthPrimeEnvironment(nthPrime: { n in Effect(value: 10 * n) })

  static let offline = NthPrimeEnvironment(nthPrime: { _ in Effect(error: Offline()) })

  static let failing = NthPrimeEnvironment(
    nthPrime: { _ in .failing("NthPrimeEnvironment.nthPrime") }
  )
}
// snippet.end

@Suite struct NthPrimeEnvironmentTests {
  @Test("Tests hand in their environment, and none of them has a server") func handedIn() {
    // snippet.handedIn
    for (environment, message) in [
      (NthPrimeEnvironment.mock, "Prime 7 is 70."),
      (.offline, "You are offline."),
    ] {
      let store = Store(
        initialState: NthPrimeState(),
        reducer: nthPrimeReducer,
        environment: environment
      )
      let viewStore = ViewStore(store)
      viewStore.send(.nthPrimeTapped)
      #expect(viewStore.message == message)
    }
    // snippet.end
  }

  @Test("A failing environment allows what needs nothing, and names what is used")
  func failing() {
    // snippet.failing
    let store = Store(
      initialState: NthPrimeState(),
      reducer: nthPrimeReducer,
      environment: .failing
    )
    let viewStore = ViewStore(store)
    viewStore.send(.incrementTapped)
    #expect(viewStore.count == 8)
    // snippet.end

    expectReport(
      "NthPrimeEnvironment.nthPrime was used, and nothing here said that it may be. Give the "
        + "environment an endpoint for this, or find out why the reducer asks for it."
    ) {
      // snippet.failingUsed
      viewStore.send(.nthPrimeTapped)
      // snippet.end
    }
  }
}
