// From an environment to dependencies
//
// `Before` has a feature in chapter 3's style, with a client and a queue in its environment. Move
// it to this chapter's style. State and actions stay, and `NumberFact` has a copy of the lines that
// change the state. Write the rest. First the client: in an app it calls the old client, and
// `value()` of the Migration module waits for the response; in a test it must not be used unless
// the test says what it returns. Then what the feature depends on, and its three effects. The
// dependency `continuousClock` replaces the queue. The user must not notice any difference.
//
// kind: migrate
// lesson: A feature that has moved
// optional: Under the hood

import Chapter03Effects
import Chapter04Modern
import Migration

struct FactState: Equatable {
  var number = 7
  var fact: String?
  var isLoading = false
  /// Why there is no fact. It goes after three seconds.
  var notice: String?
}

struct FactError: Error, Equatable {
  var reason: String
}

enum FactAction: Equatable {
  case stepped(by: Int)
  case factTapped
  case factResponse(Result<String, FactError>)
  case noticeTimedOut
}

// MARK: - Chapter 3

enum Before {
  struct Client: Sendable {
    var fetch: @Sendable (_ number: Int) -> Chapter03Effects.Effect<String, FactError>

    static let live = Client { number in
      number == 13
        ? Chapter03Effects.Effect(error: FactError(reason: "Nobody knows."))
        : Chapter03Effects.Effect(
          value: "\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")."
        )
    }
  }

  struct Environment {
    var client: Client
    var mainQueue: AnyScheduler
  }

  private enum ID { case fact, notice }

  static let reducer = Chapter03Effects.Reducer<FactState, FactAction, Environment> {
    state,
    action,
    environment in
    switch action {
    case .stepped(let step):
      state.number += step
      state.fact = nil
      state.isLoading = false
      return .cancel(id: ID.fact)

    case .factTapped:
      guard !state.isLoading else { return .none }
      state.isLoading = true
      state.notice = nil
      return environment.client.fetch(state.number)
        .receive(on: environment.mainQueue)
        .catchToEffect(FactAction.factResponse)
        .cancellable(id: ID.fact)

    case .factResponse(.success(let fact)):
      state.isLoading = false
      state.fact = fact
      return .none

    case .factResponse(.failure(let error)):
      state.isLoading = false
      state.notice = error.reason
      return Chapter03Effects.Effect(value: FactAction.noticeTimedOut)
        .deferred(for: .seconds(3), scheduler: environment.mainQueue)
        .cancellable(id: ID.notice, cancelInFlight: true)

    case .noticeTimedOut:
      state.notice = nil
      return .none
    }
  }
}

// MARK: - Chapter 4

struct FactClient: DependencyKey {
  /// Throws a `FactError`.
  var fetch: @Sendable (_ number: Int) async throws -> String

  // answer
  // starter: static let liveValue = FactClient { _ in "" }  // Your code here.
  // starter: static let testValue = FactClient { _ in "" }  // Your code here.
  static let liveValue = FactClient { number in
    try await Before.Client.live.fetch(number).value()
  }
  static let testValue = FactClient(fetch: unimplemented("FactClient.fetch"))
  // end answer
}

struct NumberFact: Chapter04Modern.Reducer {
  typealias State = FactState
  typealias Action = FactAction

  // answer
  // starter: // The dependencies.
  @Dependency(\.continuousClock) private var clock
  @Dependency(FactClient.self) private var client

  private enum CancelID { case fact, notice }
  // end answer

  func reduce(
    into state: inout State,
    action: Action
  ) -> Chapter04Modern.Effect<Action> {
    switch action {
    case .stepped(let step):
      state.number += step
      state.fact = nil
      state.isLoading = false
      // answer
      // starter: return .none  // Your code here.
      return .cancel(id: CancelID.fact)
    // end answer

    case .factTapped:
      guard !state.isLoading else { return .none }
      state.isLoading = true
      state.notice = nil
      // answer
      // starter: return .none  // Your code here.
      return .run { [number = state.number] send in
        do {
          try await send(.factResponse(.success(client.fetch(number))))
        } catch let error as FactError {
          await send(.factResponse(.failure(error)))
        }
      }
      .cancellable(id: CancelID.fact)
    // end answer

    case .factResponse(.success(let fact)):
      state.isLoading = false
      state.fact = fact
      return .none

    case .factResponse(.failure(let error)):
      state.isLoading = false
      state.notice = error.reason
      // answer
      // starter: return .none  // Your code here.
      return .run { send in
        try await clock.sleep(for: .seconds(3))
        await send(.noticeTimedOut)
      }
      .cancellable(id: CancelID.notice, cancelInFlight: true)
    // end answer

    case .noticeTimedOut:
      state.notice = nil
      return .none
    }
  }
}
