// What the macro would have written
//
// Write the path to each case of `Action`, so that the case can be named as in `\.numberChanged`.
// `embed` makes an action from a payload; `extract` gives the payload, or nil for an action of
// another case. A case without a payload has the payload `()`; a case with two values has both of
// them, as a tuple. Then write `fact`, the path to the text in a successful response, by joining
// paths that already exist: `Result` has `\.success` and `\.failure`.
//
// kind: write
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
      // starter: AnyCasePath(embed: { _ in .doubleTapped }, extract: { _ in nil })
      AnyCasePath(
        embed: { .doubleTapped },
        extract: { if case .doubleTapped = $0 { () } else { nil } }
      )
      // end answer
    }

    var numberChanged: AnyCasePath<Action, Int> {
      // answer
      // starter: AnyCasePath(embed: { _ in .doubleTapped }, extract: { _ in nil })
      AnyCasePath(
        embed: { .numberChanged(to: $0) },
        extract: { if case .numberChanged(let number) = $0 { number } else { nil } }
      )
      // end answer
    }

    var factTapped: AnyCasePath<Action, Int> {
      // answer
      // starter: AnyCasePath(embed: { _ in .doubleTapped }, extract: { _ in nil })
      AnyCasePath(
        embed: { .factTapped(about: $0) },
        extract: { if case .factTapped(let number) = $0 { number } else { nil } }
      )
      // end answer
    }

    var factMoved: AnyCasePath<Action, (from: Int, to: Int)> {
      // answer
      // starter: AnyCasePath(embed: { _ in .doubleTapped }, extract: { _ in nil })
      AnyCasePath(
        embed: { .factMoved(from: $0.from, to: $0.to) },
        extract: { if case .factMoved(let from, let to) = $0 { (from, to) } else { nil } }
      )
      // end answer
    }

    var factResponse: AnyCasePath<Action, Result<String, Offline>> {
      // answer
      // starter: AnyCasePath(embed: { _ in .doubleTapped }, extract: { _ in nil })
      AnyCasePath(
        embed: { .factResponse($0) },
        extract: { if case .factResponse(let result) = $0 { result } else { nil } }
      )
      // end answer
    }
  }

  static var fact: AnyCasePath<Action, String> {
    // answer
    // starter: AnyCasePath(embed: { _ in .doubleTapped }, extract: { _ in nil })
    AnyCasePath(\.factResponse.success)
    // end answer
  }
}
