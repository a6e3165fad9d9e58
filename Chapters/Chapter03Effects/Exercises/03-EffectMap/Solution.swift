// A response finds its way back
//
// Write `map`, which changes each value that the effect sends. `map` itself starts no work. Then
// use `map` in `appReducer`: the app has two counters, and each response must come back to the
// counter that sent the request, as an action of the app.
//
// kind: law
// lesson: An effect is a description

struct Effect<Output> {
  /// Does the work. It calls `receive` with each value, now or later, and `finish` once, when there
  /// will be no more.
  let start: (_ receive: @escaping (Output) -> Void, _ finish: @escaping () -> Void) -> Void
}

extension Effect {
  /// No work.
  static var none: Effect {
    Effect { _, finish in finish() }
  }

  func map<NewOutput>(_ transform: @escaping (Output) -> NewOutput) -> Effect<NewOutput> {
    // answer
    // starter: Effect<NewOutput> { receive, finish in
    // starter:   // Your code here.
    // starter: }
    Effect<NewOutput> { receive, finish in
      start({ receive(transform($0)) }, finish)
    }
    // end answer
  }
}

struct CounterState: Equatable {
  var count = 7
  var prime: Int?
}

enum CounterAction: Equatable {
  case nthPrimeTapped
  case nthPrimeResponse(Int)
}

/// - Parameter fetch: What is the nth prime?
func counterReducer(
  _ state: inout CounterState,
  _ action: CounterAction,
  fetch: (Int) -> Effect<Int>
) -> Effect<CounterAction> {
  switch action {
  case .nthPrimeTapped:
    return fetch(state.count).map { .nthPrimeResponse($0) }
  case .nthPrimeResponse(let prime):
    state.prime = prime
    return .none
  }
}

struct AppState: Equatable {
  var left = CounterState(count: 7)
  var right = CounterState(count: 10)
}

enum AppAction: Equatable {
  case left(CounterAction)
  case right(CounterAction)
}

func appReducer(
  _ state: inout AppState,
  _ action: AppAction,
  fetch: (Int) -> Effect<Int>
) -> Effect<AppAction> {
  // answer
  // starter: // Your code here.
  // starter: .none
  switch action {
  case .left(let action):
    return counterReducer(&state.left, action, fetch: fetch).map(AppAction.left)
  case .right(let action):
    return counterReducer(&state.right, action, fetch: fetch).map(AppAction.right)
  }
  // end answer
}
