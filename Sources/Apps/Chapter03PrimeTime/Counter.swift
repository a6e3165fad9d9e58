// The counter, and what it asks about its number. Asking takes time: by the time the answer comes,
// the count may have changed, the screen may be closed, the network may be down. An answer that
// says only "17" would be shown under the wrong number, or on the wrong screen.

import Chapter03Effects
import Dispatch

/// The number on the counter, and the last question about it.
public struct CounterState: Equatable, Sendable {
  /// The number.
  public var count: Int
  /// The last question, nil if there is none or its screen was left.
  public var nthPrime: NthPrime?

  /// A counter at a number.
  public init(count: Int = 0, nthPrime: NthPrime? = nil) {
    self.count = count
    self.nthPrime = nthPrime
  }

  /// A question, and how far it has come. Its number is the count as it was when it was asked.
  public enum NthPrime: Equatable, Sendable {
    case computing(n: Int)
    case found(n: Int, prime: Int)
    case failed(n: Int, NthPrimeError)
  }
}

/// What can happen to the counter.
public enum CounterAction: Equatable, Sendable {
  case incrementTapped
  case decrementTapped
  case nthPrimeTapped
  case nthPrimeResponse(Int, Result<Int, NthPrimeError>)
  case screenLeft
}

/// What the counter needs from the world.
public struct CounterEnvironment: Sendable {
  /// Answers the question.
  public var nthPrime: NthPrimeClient
  /// Where answers arrive.
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  /// Which counter this is, where an app has several. Effects are cancelled by an id that the whole
  /// store knows: without a name in it, asking on one counter would cancel the other's question.
  public var name: String

  /// An environment from its parts.
  public init(
    nthPrime: NthPrimeClient,
    mainQueue: AnySchedulerOf<DispatchQueue>,
    name: String = "counter"
  ) {
    self.nthPrime = nthPrime
    self.mainQueue = mainQueue
    self.name = name
  }

  fileprivate var question: Question { Question(counter: name) }
}

/// Asks one question at a time: a new one takes the place of the one before.
// snippet.counterReducer
public let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
  state,
  action,
  environment in
  switch action {
  case .incrementTapped:
    state.count += 1
    return .none

  case .decrementTapped:
    state.count -= 1
    return .none

  case .nthPrimeTapped:
    let n = state.count
    guard n >= 1 else {
      state.nthPrime = .failed(n: n, .noSuchPrime)
      return .cancel(id: environment.question)
    }
    state.nthPrime = .computing(n: n)
    return environment.nthPrime.find(n)
      .receive(on: environment.mainQueue)
      .catchToEffect { CounterAction.nthPrimeResponse(n, $0) }
      .cancellable(id: environment.question, cancelInFlight: true)

  case .nthPrimeResponse(let n, .success(let prime)):
    state.nthPrime = .found(n: n, prime: prime)
    return .none

  case .nthPrimeResponse(let n, .failure(let error)):
    state.nthPrime = .failed(n: n, error)
    return .none

  case .screenLeft:
    state.nthPrime = nil
    return .cancel(id: environment.question)
  }
}
// snippet.end

private struct Question: Hashable {
  let counter: String
}

/// What the counter looks like, and what its keys mean.
public func counterPanel(_ state: CounterState) -> Panel<CounterAction> {
  var panel = Panel<CounterAction>(
    title: "Counter",
    body: [centered("\(state.count)")] + (state.nthPrime.map { note(description($0)) } ?? []),
    keys: [
      Key(character: "+", legend: "+ up") { _ in .incrementTapped },
      Key(character: "=", legend: nil) { _ in .incrementTapped },
      Key(character: "-", legend: "- down") { _ in .decrementTapped },
    ]
  )
  if state.count > 0 {
    panel.keys.append(Key(character: "n", legend: "n nth prime?") { _ in .nthPrimeTapped })
  }
  return panel
}

private func description(_ nthPrime: CounterState.NthPrime) -> String {
  switch nthPrime {
  case .computing(let n): "Computing the \(ordinal(n)) prime…"
  case .found(let n, let prime): "The \(ordinal(n)) prime is \(prime)"
  case .failed(let n, .noSuchPrime): "There is no \(ordinal(n)) prime."
  case .failed(_, .offline): "The prime service is offline."
  case .failed(_, .timedOut): "No answer after 10 seconds."
  case .failed(_, .badAnswer): "The prime service gave no number."
  }
}

private func ordinal(_ n: Int) -> String {
  let suffix =
    switch (n.magnitude % 100, n.magnitude % 10) {
    case (11...13, _): "th"
    case (_, 1): "st"
    case (_, 2): "nd"
    case (_, 3): "rd"
    default: "th"
    }
  return "\(n)\(suffix)"
}
