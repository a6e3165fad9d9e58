// Cancelling needs a name for what is in flight. With the bare id as that name, two rows of a list,
// which run the same reducer with the same id, would cancel each other.

extension Effect {
  /// Gives this effect an id, by which you can cancel it while it runs.
  ///
  ///     enum CancelID { case search }
  ///     return .run { … }.cancellable(id: CancelID.search, cancelInFlight: true)
  ///
  /// One id may stand for several effects.
  ///
  /// - Parameters:
  ///   - id: The id. Ids of different types are different, even if their values look alike.
  ///   - cancelInFlight: True to cancel first the effects that already run under this id.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let operation else { return cancelInFlight ? .cancel(id: id) : .none }
    return Effect(
      operation: .cancellable(id: CancelID(id), cancelInFlight: cancelInFlight, operation)
    )
  }

  /// Cancels all effects in flight under this id, in this feature and its children.
  ///
  /// A feature can cancel neither its parent's effects nor its siblings', even if they use the same
  /// id. Nor can one store cancel another's. It isn't a mistake if nothing runs under the id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Effect(operation: .cancel(id: CancelID(id)))
  }

  /// A child's effect as its parent returns it: its ids differ from the same ids in the child's
  /// siblings, and all of it can be cancelled when the child is removed.
  package func within(_ child: CancelID) -> Self {
    switch operation {
    case nil, .send:
      return self
    case let operation?:
      return Effect(operation: .within(child, operation))
    }
  }

  /// The effect of a presented child, with the action that ends the child.
  package func within(_ child: CancelID, dismissedBy action: @autoclosure () -> Action) -> Self {
    switch operation {
    case nil, .send:
      return self
    case let operation?:
      return Effect(operation: .within(child, .dismissed(by: action(), operation)))
    }
  }

  /// Cancels everything that a child has in flight.
  package static func cancelAll(of child: CancelID) -> Self {
    Effect(operation: .cancel(id: child))
  }
}

/// An id together with its type: `1 as Int` and `1 as Int8` are equal as `AnyHashable`.
package struct CancelID: Hashable, @unchecked Sendable {
  // Sendable, because the initializer requires it.
  private let id: AnyHashable
  private let type: ObjectIdentifier

  package init<ID: Hashable & Sendable>(_ id: ID) {
    self.id = AnyHashable(id)
    self.type = ObjectIdentifier(Swift.type(of: id))
  }
}

/// Identifies an effect in the table, by its id and by the children it is in.
///
/// The effect is entered under each prefix of its path, and cancelled with exactly one path. So its
/// own feature reaches it, and so do the feature's parents, with shorter paths; siblings have
/// different paths.
// snippet.CancelKey
struct CancelKey: Hashable {
  var id: CancelID
  var path: [CancelID]

  /// The keys of an effect with this path: one for each prefix of it.
  static func all(of id: CancelID, at path: [CancelID]) -> [CancelKey] {
    (0...path.count).map { CancelKey(id: id, path: Array(path.prefix($0))) }
  }
}
// snippet.end
