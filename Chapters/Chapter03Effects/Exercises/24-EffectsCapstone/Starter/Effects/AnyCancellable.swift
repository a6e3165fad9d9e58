// Code that starts something must be able to stop it, and stopping is easily forgotten. Tied to an
// object, it stops at the latest when the object goes.

/// Something that can be stopped: an observation, a timer, work in flight.
///
/// It is stopped by `cancel()`, or when its last owner lets it go, whichever comes first, and only
/// once. Safe to use from any thread. The name is Combine's.
public final class AnyCancellable: Sendable {
  private let onCancel: Locked<(() -> Void)?>

  /// - Parameter onCancel: Called at most once, on the thread that cancels, and then released.
  public init(_ onCancel: @escaping () -> Void) {
    self.onCancel = Locked(onCancel)
  }

  /// Stops it. Cancelling again does nothing.
  public func cancel() {
    let cancel = onCancel.withLock { onCancel in
      defer { onCancel = nil }
      return onCancel
    }
    cancel?()
  }

  deinit {
    cancel()
  }
}

/// Two are equal if they are the same object.
extension AnyCancellable: Hashable {
  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
    left === right
  }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension AnyCancellable {
  /// Adds it to a set that keeps it: `viewStore.observe { … }.store(in: &observations)`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Appends it to a list that keeps it.
  public func store(in list: inout some RangeReplaceableCollection<AnyCancellable>) {
    list.append(self)
  }
}
