// A case path is to an enum's case what a key path is to a struct's field. An enum property, as in
// chapter 2, can take a payload out of an action, and put another into an action of the same case.
// An effect that answers seconds later has no such action at hand: it must make one from the
// payload alone.

/// One case of an enum: embeds a payload in it, and extracts the payload again.
///
///     static let counterPath = CasePath<AppAction, CounterAction>(
///       embed: AppAction.counter,
///       extract: { action in
///         guard case .counter(let counter) = action else { return nil }
///         return counter
///       }
///     )
///
/// Two laws bind the functions: extracting from what was embedded gives the same payload, and
/// embedding what was extracted gives the same root.
///
/// The idea and the names are from swift-case-paths.
public struct CasePath<Root, Value>: Sendable {
  /// Makes a root from a payload. It always succeeds.
  public let embed: @Sendable (Value) -> Root
  private let payload: @Sendable (Root) -> Value?

  /// A path from the two functions, which must obey the two laws.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.payload = extract
  }

  /// The payload, or nil for any other case.
  public func extract(from root: Root) -> Value? {
    nil  // Your code here.
  }

  /// The path through this case and then through one of its payload's.
  public func appending<Inner>(path: CasePath<Value, Inner>) -> CasePath<Root, Inner> {
    CasePath<Root, Inner>(
      embed: { embed(path.embed($0)) },
      extract: { _ in nil }  // Your code here.
    )
  }
}

extension CasePath where Root == Value {
  /// The whole. Appending it changes nothing.
  public static var identity: CasePath {
    CasePath(embed: { $0 }, extract: { $0 })
  }
}
