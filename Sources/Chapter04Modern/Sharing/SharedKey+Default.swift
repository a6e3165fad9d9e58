// Ten screens that share a setting would each have to give it the same first value. Instead, the
// key can contain that value.
//
//     extension SharedKey where Self == AppStorageKey<Bool>.Default {
//       static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
//     }
//     @Shared(.isSoundOn) var isSoundOn
//
// The names are from swift-sharing 2.x.

extension SharedReaderKey {
  /// A key of this type with a first value.
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key with a first value: see `Default`.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  /// The key without the first value.
  public let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// A key with a first value, for when none is stored yet. The value is evaluated each time it is
  /// needed.
  public static subscript(
    key: Base,
    default defaultValue: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: defaultValue)
  }

  /// A key with another first value in place of its own.
  public static subscript(
    key: Self,
    default defaultValue: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key.base, defaultValue: defaultValue)
  }

  public var id: Base.ID { base.id }

  public func load(
    context: LoadContext<Base.Value>,
    continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  public var description: String { "\(base)" }
}
