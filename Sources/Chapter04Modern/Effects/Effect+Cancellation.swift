// Cancelling needs a name for what is in flight. With the bare id as that name, two rows of a list,
// which run the same reducer with the same id, would cancel each other.

extension Effect {
  /// This effect under an id, by which it can be cancelled while it runs.
  ///
  ///     enum CancelID { case search }
  ///     return .run { … }.cancellable(id: CancelID.search, cancelInFlight: true)
  ///
  /// One id may stand for several effects.
  ///
  /// - Parameters:
  ///   - id: The name. Ids of different types are different, also where their values look alike.
  ///   - cancelInFlight: Whether what runs under this id already is cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let operation else { return cancelInFlight ? .cancel(id: id) : .none }
    return Effect(
      operation: .cancellable(id: CancelID(id), cancelInFlight: cancelInFlight, operation)
    )
  }

  /// Cancels all effects in flight under this id, in the feature that returns it and in its
  /// children.
  ///
  /// A feature can cancel neither its parent's effects nor its siblings', even if they use the same
  /// id. Nor can one store cancel another's. It is no mistake if nothing runs under the id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Effect(operation: .cancel(id: CancelID(id)))
  }

  /// The effect of a child as its parent returns it: what its ids stand for is told apart from what
  /// they stand for in its siblings, and all of it can be cancelled when the child goes away.
  @inlinable
  func within(_ child: CancelID) -> Self {
    switch operation {
    case nil, .send:
      return self
    case let operation?:
      return Effect(operation: .within(child, operation))
    }
  }

  /// The effect of a presented child, which that action ends.
  @inlinable
  func within(_ child: CancelID, dismissedBy action: @autoclosure () -> Action) -> Self {
    switch operation {
    case nil, .send:
      return self
    case let operation?:
      return Effect(operation: .within(child, .dismissed(by: action(), operation)))
    }
  }

  /// Cancels everything that a child has in flight.
  @usableFromInline
  static func cancelAll(of child: CancelID) -> Self {
    Effect(operation: .cancel(id: child))
  }
}

/// An id together with its type: `1 as Int` and `1 as Int8` are equal as `AnyHashable`.
@usableFromInline
struct CancelID: Hashable, @unchecked Sendable {
  // Sendable, since the initializer asks for it.
  private let id: AnyHashable
  private let type: ObjectIdentifier

  @usableFromInline
  init<ID: Hashable & Sendable>(_ id: ID) {
    self.id = AnyHashable(id)
    self.type = ObjectIdentifier(Swift.type(of: id))
  }
}

/// What an effect is registered under: its id, and which child in which child had it.
///
/// The effect is registered with each beginning of its path, and cancelled with just one path. So
/// its own feature reaches it, and so do the parents, with the shorter paths; siblings have other
/// ones.
// snippet.CancelKey
struct CancelKey: Hashable {
  var id: CancelID
  var path: [CancelID]

  /// Those of an effect with this path: one for each beginning of it.
  static func all(of id: CancelID, at path: [CancelID]) -> [CancelKey] {
    (0...path.count).map { CancelKey(id: id, path: Array(path.prefix($0))) }
  }
}
// snippet.end
