// A `body` is a description. If the store evaluated it for every action, each send would rebuild
// every operator of the whole app and look up every key path in them. So a store turns its reducer
// into a function once, and calls that.

import Diagnostics

/// A reducer as a function: chapter 1's, but it also returns effects.
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

/// A reducer of this library that implements `_function()` directly.
public protocol _Operator<State, Action>: Reducer where Body == Never {}

extension _Operator {
  /// Creates the function again each time. A reducer that wraps another and calls its
  /// `reduce(into:action:)` should store `Reduce(other)`, which creates it once.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _function()(&state, action)
  }
}

// Nothing shows that a type implements both `body` and `reduce(into:action:)`: Swift can't tell
// whether a `reduce` is a type's own or the default. So the first action calls it, to find out.

extension Reducer where Body: Reducer<State, Action> {
  /// The body's function. If the reducer has a `reduce` of its own, that is reported, and `reduce`
  /// is called instead.
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

/// Finds out whether a reducer's `reduce` is the default one.
final class OwnReduceProbe: Sendable {
  @TaskLocal fileprivate static var current: OwnReduceProbe?

  private let type: Any.Type
  private let hasRunDefault = Locked(false)
  var ranDefault: Bool { hasRunDefault.withLock { $0 } }

  init(_ type: Any.Type) { self.type = type }

  /// Called by the default `reduce`. True if the call only serves to find out.
  static func isAsked(by type: Any.Type) -> Bool {
    guard let current, current.type == type else { return false }
    current.hasRunDefault.withLock { $0 = true }
    return true
  }
}
