import Chapter04Modern
import Diagnostics

enum GreetingKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

/// A client that is its own key and has no test value.
struct LiveOnly: DependencyKey {
  static let liveValue = Self(name: "live")

  var name: String
}

/// An interface whose live value another module would have.
struct TestOnly: TestDependencyKey {
  static let testValue = Self(name: "test")

  var name: String
}

enum NumberKey: DependencyKey {
  static let liveValue = 1
}

/// A key whose test value reports that it is read.
enum LoudKey: DependencyKey {
  static let liveValue = "live"
  static var testValue: String {
    reportIssue("The test value was read.")
    return "test"
  }
}

enum OptionalKey: DependencyKey {
  static let liveValue: Int? = nil
  static let testValue: Int? = 1
}

/// A key whose values are made anew each time it is asked.
enum StampKey: DependencyKey {
  final class Stamp: Sendable {}

  static var liveValue: Stamp { Stamp() }
  static var testValue: Stamp { Stamp() }
}

enum DoubleGreetingKey: DependencyKey {
  static let liveValue = ""
  static var testValue: String {
    @Dependency(\.greeting) var greeting
    return "\(greeting) \(greeting)"
  }
}

extension DependencyValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }

  var loud: String {
    get { self[LoudKey.self] }
    set { self[LoudKey.self] = newValue }
  }

  var stamp: StampKey.Stamp {
    get { self[StampKey.self] }
    set { self[StampKey.self] = newValue }
  }

  var liveOnly: LiveOnly {
    get { self[LiveOnly.self] }
    set { self[LiveOnly.self] = newValue }
  }
}
