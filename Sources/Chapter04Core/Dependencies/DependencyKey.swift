// A feature that calls `Date()` or an API directly can't be tested: each run has a different date,
// and the network responds unpredictably. A key names such a thing and gives, in one place, its
// value in an app, in a preview and in a test, so that you needn't pass clients through ten
// initializers.
//
// The test value is the point. Without one, a naive table of dependencies would silently call the
// live server from a test.
//
// The public library's key has more: a switch for who reports a missing test value, and macros that
// write a client's unimplemented endpoints. `unimplemented(_:placeholder:)` does the latter by
// hand.

/// A key with a value for tests and previews, and none for an app. For a module that knows only a
/// client's interface; the module that implements the client conforms the key to `DependencyKey`.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency; the key itself by default.
  associatedtype Value: Sendable = Self

  /// The value in an Xcode preview; `testValue` by default.
  static var previewValue: Value { get }

  /// The value in a test that doesn't override the dependency.
  static var testValue: Value { get }
}

/// A key of a dependency, with its value in an app.
///
///     extension NumberClient: DependencyKey {
///       static let liveValue = NumberClient(fact: { number in try await download(number) })
///     }
///     extension DependencyValues {
///       var numberClient: NumberClient {
///         get { self[NumberClient.self] }
///         set { self[NumberClient.self] = newValue }
///       }
///     }
///
/// Each value is evaluated once and retained, even if it is a computed property. The shape is that
/// of SwiftUI's `EnvironmentKey`; the three values are from swift-dependencies.
public protocol DependencyKey<Value>: TestDependencyKey {
  // Repeated here, because the compiler infers `Value` only from this protocol's own requirements.
  associatedtype Value: Sendable = Self

  /// The value in an app.
  static var liveValue: Value { get }

  /// The value in an Xcode preview; `liveValue` by default.
  static var previewValue: Value { get }

  /// The value in a test that doesn't override the dependency.
  ///
  /// By default it is `previewValue`, and reading it in a test fails that test, so that a test
  /// can't call live code by mistake. Each key is reported once per test.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  public static var testValue: Value {
    DependencyLookup.noteMissingTestValue(of: Self.self)
    return previewValue
  }
}
