// One feature, four environments
//
// PrimeTime's counter gets two requests: a fact about the number, and a like for it. The reducer is
// written, and so are two environments, `offline` and `failing`. Write the other two.
//
// - `live` sends the request when an effect is started. If the server calls back with nil, the
//   effect fails with `Offline()`.
// - `mock` has no server. It emits the fact "7 is a number.", with the number in place of 7, and
//   counts the likes of each number itself: an effect that is started emits 1 for the first like,
//   then 2. A new mock has no likes. `Locked<[Int: Int]>([:])` is a dictionary that several
//   closures may change, in `withLock`.
//
// kind: write
// lesson: Live, mock, failing
// plays: fact

import Chapter03Effects

struct Offline: Error, Equatable {}

/// The server as it is: it calls back once, with nil if it can't be reached.
struct Server: Sendable {
  var fact: @Sendable (_ number: Int, _ callback: @escaping @Sendable (String?) -> Void) -> Void
  var like: @Sendable (_ number: Int, _ callback: @escaping @Sendable (Int?) -> Void) -> Void
}

struct FactEnvironment: Sendable {
  var fact: @Sendable (_ number: Int) -> Effect<String, Offline>
  /// Likes a number, and emits how often it has been liked.
  var like: @Sendable (_ number: Int) -> Effect<Int, Offline>
}

extension FactEnvironment {
  static func live(_ server: Server) -> FactEnvironment {
    // answer
    // starter: FactEnvironment(fact: { _ in .none }, like: { _ in .none })  // Your code here.
    FactEnvironment(
      fact: { number in
        .future { callback in
          server.fact(number) { fact in
            callback(fact.map { .success($0) } ?? .failure(Offline()))
          }
        }
      },
      like: { number in
        .future { callback in
          server.like(number) { likes in
            callback(likes.map { .success($0) } ?? .failure(Offline()))
          }
        }
      }
    )
    // end answer
  }

  static var mock: FactEnvironment {
    // answer
    // starter: FactEnvironment(fact: { _ in .none }, like: { _ in .none })  // Your code here.
    let likes = Locked<[Int: Int]>([:])
    return FactEnvironment(
      fact: { Effect(value: "\($0) is a number.") },
      like: { number in
        .result {
          .success(
            likes.withLock {
              $0[number, default: 0] += 1
              return $0[number, default: 0]
            }
          )
        }
      }
    )
    // end answer
  }

  /// Without a network, every request fails.
  static var offline: FactEnvironment {
    FactEnvironment(
      fact: { _ in Effect(error: Offline()) },
      like: { _ in Effect(error: Offline()) }
    )
  }

  /// For tests that send no request: an effect that is started is reported under its name.
  static var failing: FactEnvironment {
    FactEnvironment(
      fact: { _ in .failing("FactEnvironment.fact") },
      like: { _ in .failing("FactEnvironment.like") }
    )
  }
}

// MARK: - The feature

struct FactState: Equatable {
  var count = 0
  var message = ""
}

enum FactAction {
  case incrementTapped
  case factTapped
  case likeTapped
  case factResponse(Int, Result<String, Offline>)
  case likeResponse(Int, Result<Int, Offline>)
}

var factReducer: Reducer<FactState, FactAction, FactEnvironment> {
  Reducer { state, action, environment in
    let number = state.count
    switch action {
    case .incrementTapped:
      state.count += 1
    case .factTapped:
      return environment.fact(number).catchToEffect { .factResponse(number, $0) }
    case .likeTapped:
      return environment.like(number).catchToEffect { .likeResponse(number, $0) }
    case .factResponse(_, .success(let fact)):
      state.message = fact
    case .likeResponse(let number, .success(let likes)):
      state.message = "Likes of \(number): \(likes)"
    case .factResponse(let number, .failure), .likeResponse(let number, .failure):
      state.message = "Offline: nothing about \(number)"
    }
    return .none
  }
}
