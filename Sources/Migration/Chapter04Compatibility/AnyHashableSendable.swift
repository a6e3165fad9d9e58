// Swift's `AnyHashable` isn't sendable, because it may hold what isn't.
//
// The name is from swift-concurrency-extras 1.x.

/// A hashable value of any type that may be used from any thread.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value itself.
  public let base: any Hashable & Sendable

  /// Hides the type of `base`. A value whose type is hidden already isn't wrapped again.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? Self)?.base ?? base
  }

  public static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension AnyHashableSendable: CustomStringConvertible {
  public var description: String { "\(base)" }
}
