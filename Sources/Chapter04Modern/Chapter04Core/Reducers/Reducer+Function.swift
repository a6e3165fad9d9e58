// A `body` is a description. If every action asked for it again, each send would build every
// operator of the whole app once more and look up every key path in them. So a store turns its
// reducer into a function once, and calls that.

import Diagnostics

/// The function that a reducer is: chapter 1's, which also returns effects.
// snippet.ReducerFunction
public typealias _ReducerFunction<State, Action> = (inout State, Action) -> Effect<Action>
// snippet.end

extension Reducer where Body == Never {
  public func _function() -> _ReducerFunction<State, Action> {
    { state, action in self.reduce(into: &state, action: action) }
  }
}

// snippet.bodyFunction
extension Reducer where Body: Reducer<State, Action> {
  public func _function() -> _ReducerFunction<State, Action> {
    preferOwnReduce(to: body._function())
  }
}
// snippet.end

/// A reducer of this library that is best written as the function it makes.
public protocol _Operator<State, Action>: Reducer where Body == Never {}

extension _Operator {
  /// Makes the function again each time. A reducer that wraps another and calls its
  /// `reduce(into:action:)` should keep `Reduce(other)`, which makes it once.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _function()(&state, action)
  }
}

// A type that implements both `body` and `reduce(into:action:)` looks as if it had only one of
// them. Swift can't tell whether a `reduce` is a type's own, so it is called once, with the first
// action, to find out.

extension Reducer where Body: Reducer<State, Action> {
  /// The body's function, unless the reducer has a `reduce` of its own: this is reported, and that
  /// one is called.
  func preferOwnReduce(
    to body: @escaping _ReducerFunction<State, Action>
  ) -> _ReducerFunction<State, Action> {
    var hasOwnReduce: Bool?
    return { state, action in
      switch hasOwnReduce {
      case false?:
        return body(&state, action)
      case true?:
        return reduce(into: &state, action: action)
      case nil:
        let probe = OwnReduceProbe(Self.self)
        let effect = OwnReduceProbe.$current.withValue(probe) {
          reduce(into: &state, action: action)
        }
        hasOwnReduce = !probe.ranDefault
        if probe.ranDefault { return body(&state, action) }
        reportIssue(
          """
          "\(Self.self)" has a "body" and a "reduce(into:action:)". The body is ignored.

          To fix this, put what "reduce" does in a "Reduce" in the body, or remove the body.
          """
        )
        return effect
      }
    }
  }
}

/// Finds out whether a reducer's `reduce` is the one that every reducer with a body has.
final class OwnReduceProbe: Sendable {
  @TaskLocal fileprivate static var current: OwnReduceProbe?

  private let type: Any.Type
  private let hasRunDefault = Locked(false)
  var ranDefault: Bool { hasRunDefault.withLock { $0 } }

  init(_ type: Any.Type) { self.type = type }

  /// Called by the default `reduce`: whether it was called for this question only.
  static func isAsked(by type: Any.Type) -> Bool {
    guard let current, current.type == type else { return false }
    current.hasRunDefault.withLock { $0 = true }
    return true
  }
}
