// Observation begins when the closure that reads has returned. A store's state can't change
// meanwhile: it is on the main actor. A shared value is changed on any thread, and a change between
// the reading and the beginning would never be noticed.

/// The shared values that a closure has read, and which state of each. For the thread that runs it,
/// and for the tasks that it starts.
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

  /// True if any of them has changed since.
  var haveChanged: Bool {
    versions.withLock { $0.values.contains { $0.reference.version != $0.version } }
  }
}

/// A shared value, of which observation needs no more than this.
package protocol Versioned: AnyObject, Sendable {
  /// How often the value has changed.
  var version: Int { get }
}
