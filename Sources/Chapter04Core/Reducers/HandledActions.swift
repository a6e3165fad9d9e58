// Some actions need a reducer of the library in the feature's body, as binding actions need
// `BindingReducer`. Without that reducer, nothing would happen, and nothing would be reported.
//
// The parts of a body are known when a store is created. So the store checks them then, once, and
// only the store of a feature that lacks a reducer inspects its actions.

import Diagnostics

/// Actions for which a body needs a certain reducer.
public protocol _HandledAction {
  /// The issue to report if no such reducer handles this action; nil if it needs none.
  var _unhandled: String? { get }
}

/// The types of actions in a feature that need a reducer, and those that have one.
package final class HandledActions: Sendable {
  @TaskLocal private static var current: HandledActions?

  private let needed = Locked<[ObjectIdentifier: CallSite]>([:])
  private let handled = Locked<Set<ObjectIdentifier>>([])

  /// Notes that the operator at `callSite` runs a child with these actions.
  package static func need(_ type: Any.Type, at callSite: CallSite) {
    guard let current, type is any _HandledAction.Type else { return }
    current.needed.withLock { $0[ObjectIdentifier(type)] = callSite }
  }

  /// Notes that a reducer exists for these actions, or has handled one.
  package static func handle(_ type: Any.Type) {
    _ = current?.handled.withLock { $0.insert(ObjectIdentifier(type)) }
  }

  /// The function of a whole feature. It reports an action that needs a reducer and has none.
  ///
  /// - Parameter report: Reports the message. Its second argument is the place of the operator that
  ///   runs the child without the reducer.
  package static func check<State, Action>(
    at callSite: CallSite,
    _ make: () -> _ReducerFunction<State, Action>,
    report: @escaping (_ message: String, _ child: CallSite) -> Void
  ) -> _ReducerFunction<State, Action> {
    let found = HandledActions()
    let function = $current.withValue(found) {
      need(Action.self, at: callSite)
      return make()
    }
    let handled = found.handled.withLock { $0 }
    let missing = found.needed.withLock { $0 }.filter { !handled.contains($0.key) }
    if missing.isEmpty { return function }
    return { state, action in
      guard let (message, type, child) = find(missing, in: action) else {
        return function(&state, action)
      }
      // A reducer that another one calls may still handle it.
      let ran = HandledActions()
      let effect = $current.withValue(ran) { function(&state, action) }
      if !ran.handled.withLock({ $0.contains(type) }) { report(message, child) }
      return effect
    }
  }

  /// Searches the action, its payload, and so on, as deep as there are enums. An object ends the
  /// search, because it may lead back to itself.
  private static func find(
    _ missing: [ObjectIdentifier: CallSite],
    in action: Any
  ) -> (message: String, type: ObjectIdentifier, child: CallSite)? {
    var next: Any? = action
    while let value = next {
      let type = ObjectIdentifier(Swift.type(of: value))
      if let child = missing[type], let message = (value as? any _HandledAction)?._unhandled {
        return (message, type, child)
      }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum || mirror.displayStyle == .optional else { return nil }
      let payload = mirror.children.first?.value
      let fields = payload.map { Mirror(reflecting: $0) }
      // An element's action follows its id.
      next = fields?.displayStyle == .tuple ? fields?.children.map(\.value).last : payload
    }
    return nil
  }
}
