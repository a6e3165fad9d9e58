// Observation begins when the closure that reads has returned. A store's state can't change
// meanwhile: it is on the main actor. A shared value is changed on any thread, and a change between
// the reading and the beginning would never be noticed.

/// The shared values that a closure has read, and which state of each. For the thread that runs it,
/// and for the tasks that it starts.
final class SharedReads: Sendable {
  @TaskLocal static var current: SharedReads?

  private let versions =
    Locked<[ObjectIdentifier: (reference: any AnySharedReference, version: Int)]>([:])

  /// Called before the value is read.
  func note(_ reference: any AnySharedReference) {
    versions.withLock { versions in
      let id = ObjectIdentifier(reference)
      if versions[id] == nil { versions[id] = (reference, reference.version) }
    }
  }

  /// True if any of them has changed since.
  var haveChanged: Bool {
    versions.withLock { $0.values.contains { $0.reference.version != $0.version } }
  }
}
