// Three styles, three ways to name one case of an enum: a property that is written by hand, a pair
// of functions, a key path. An enum that both styles work on needs two of them, and writing each
// case twice is how they come to differ.

import Chapter03Effects
import Chapter04Modern

extension CasePath {
  /// A case path from an enum property of chapter 2 and what the property lacks, the case itself.
  ///
  ///     static let counterPath = CasePath(AppAction.counter, property: \.counter)
  ///
  /// Of the property only its getter is used.
  public init(
    _ embed: @escaping @Sendable (Value) -> Root,
    property: KeyPath<Root, Value?> & Sendable
  ) {
    self.init(embed: embed, extract: { $0[keyPath: property] })
  }
}

extension CasePath {
  /// A case path from a case key path.
  ///
  ///     counterReducer.pullback(
  ///       state: \.counter,
  ///       action: CasePath(\AppAction.Cases.counter),
  ///       environment: { $0 }
  ///     )
  ///
  /// The key path is followed once, here.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    let path = AnyCasePath(keyPath)
    self.init(embed: { path.embed($0) }, extract: { path.extract(from: $0) })
  }
}

extension AnyCasePath {
  /// What a `CasePathable` conformance needs for each case, from the case path that is there
  /// already:
  ///
  ///     extension AppAction: CasePathable {
  ///       public struct AllCasePaths: Sendable {
  ///         public var counter: AnyCasePath<AppAction, CounterAction> {
  ///           AnyCasePath(AppAction.counterPath)
  ///         }
  ///       }
  ///       public static var allCasePaths: AllCasePaths { AllCasePaths() }
  ///     }
  public init(_ path: CasePath<Root, Value>) {
    self.init(embed: path.embed, extract: { path.extract(from: $0) })
  }
}

extension CasePathable {
  /// The enum property of a case, for `pullback` of chapter 2:
  ///
  ///     pullback(counterReducer, value: \.counter, action: \AppAction[property: \.counter])
  ///
  /// It obeys that chapter's rules: writing replaces the payload only while the value has this
  /// case, and writing nil does nothing.
  ///
  /// The key path is followed at each access, which takes a quarter of a microsecond.
  public subscript<Value>(property keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { self[case: keyPath] }
    set {
      guard let newValue, self[case: keyPath] != nil else { return }
      self = AnyCasePath(keyPath).embed(newValue)
    }
  }
}
