// Six paths that compile
//
// The paths to the cases of `Action` were written by hand, each copied from another. There is one
// for each case, and `fact`, which leads to the text in a successful response. All six compile, but
// only one is right. Fix the others. `embed` makes an action of the path's own case from a payload.
// `extract` returns the payload of such an action, and nil for any other action. A case without a
// payload has the payload `()`; a case with two values has both of them, as a tuple.
//
// kind: fix
// lesson: A path for each case

import Chapter04Modern

struct Offline: Error, Equatable {}

enum Action: Equatable, CasePathable {
  case doubleTapped
  case numberChanged(to: Int)
  case factTapped(about: Int)
  case factMoved(from: Int, to: Int)
  case factResponse(Result<String, Offline>)

  static var allCasePaths: AllCasePaths { AllCasePaths() }

  struct AllCasePaths: Sendable {
    var doubleTapped: AnyCasePath<Action, Void> {
      // answer
      // starter: AnyCasePath(embed: { .doubleTapped }, extract: { _ in () })
      AnyCasePath(
        embed: { .doubleTapped },
        extract: { if case .doubleTapped = $0 { () } else { nil } }
      )
      // end answer
    }

    var numberChanged: AnyCasePath<Action, Int> {
      // answer
      // starter: AnyCasePath(
      // starter:   embed: { .numberChanged(to: $0) },
      // starter:   extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
      // starter: )
      AnyCasePath(
        embed: { .numberChanged(to: $0) },
        extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
      )
      // end answer
    }

    var factTapped: AnyCasePath<Action, Int> {
      // answer
      // starter: AnyCasePath(
      // starter:   embed: { .factTapped(about: $0) },
      // starter:   extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
      // starter: )
      AnyCasePath(
        embed: { .factTapped(about: $0) },
        extract: { if case .factTapped(let number) = $0 { number } else { nil } }
      )
      // end answer
    }

    var factMoved: AnyCasePath<Action, (from: Int, to: Int)> {
      // answer
      // starter: AnyCasePath(
      // starter:   embed: { .factMoved(from: $0.from, to: $0.to) },
      // starter:   extract: {
      // starter:     if case .factMoved(let to, let from) = $0 { (from, to) } else { nil }
      // starter:   }
      // starter: )
      AnyCasePath(
        embed: { .factMoved(from: $0.from, to: $0.to) },
        extract: { if case .factMoved(let from, let to) = $0 { (from, to) } else { nil } }
      )
      // end answer
    }

    var factResponse: AnyCasePath<Action, Result<String, Offline>> {
      // answer
      // starter: AnyCasePath(
      // starter:   embed: { .factResponse($0) },
      // starter:   extract: {
      // starter:     if case .factResponse(.success(let text)) = $0 { .success(text) } else { nil }
      // starter:   }
      // starter: )
      AnyCasePath(
        embed: { .factResponse($0) },
        extract: { if case .factResponse(let result) = $0 { result } else { nil } }
      )
      // end answer
    }
  }

  static var fact: AnyCasePath<Action, String> {
    // answer
    // starter: AnyCasePath(
    // starter:   embed: { .factResponse(.success($0)) },
    // starter:   extract: {
    // starter:     guard case .factResponse(let result) = $0 else { return nil }
    // starter:     return (try? result.get()) ?? ""
    // starter:   }
    // starter: )
    AnyCasePath(\.factResponse.success)
    // end answer
  }
}
