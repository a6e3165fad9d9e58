// Observation begins when the closure that reads has returned. Meanwhile a store's state can't
// change, because it is on the main actor. But any thread may change a shared value, and a change
// between its read and the beginning of the observation would be missed.

/// The shared values that a closure has read, each with its version at that read. A task local, so
/// it is for the thread that runs the closure, and for the tasks that the closure starts.
package final class SharedReads: Sendable {
  @TaskLocal package static var current: SharedReads?

  private let versions = Locked<[ObjectIdentifier: (reference: any Versioned, version: Int)]>([:])

  /// Called before the value is read.
  package func note(_ reference: any Versioned) {
    versions.withLock { versions in
      let id = ObjectIdentifier(reference)
      if versions[id] == nil { versions[id] = (reference, reference.version) }
    }
  }

  /// True if any of them has changed since its read.
  var haveChanged: Bool {
    versions.withLock { $0.values.contains { $0.reference.version != $0.version } }
  }
}

/// A shared value, as far as observing it goes.
package protocol Versioned: AnyObject, Sendable {
  /// The number of changes.
  var version: Int { get }
}
