// What the user's defaults can store, and in which form.

import Foundation

/// A type whose values the user's defaults can store.
public protocol _AppStorable {
  /// Creates the value from a stored one; nil if that doesn't fit.
  init?(_stored stored: Any)
  /// The form in which to store the value; nil to store nothing.
  var _stored: Any? { get }
}

/// Stored as they are.
extension _AppStorable {
  public init?(_stored stored: Any) {
    guard let value = stored as? Self else { return nil }
    self = value
  }
  public var _stored: Any? { self }
}

extension Bool: _AppStorable {}
extension Int: _AppStorable {}
extension Double: _AppStorable {}
extension String: _AppStorable {}
extension Data: _AppStorable {}
extension Date: _AppStorable {}
extension Array: _AppStorable where Element == String {}

/// As `UserDefaults.set(_:forKey:)` stores a URL: a file's as its path, any other archived.
extension URL: _AppStorable {
  public init?(_stored stored: Any) {
    if let path = stored as? String {
      self.init(fileURLWithPath: path)
    } else if let data = stored as? Data,
      let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)
    {
      self = url as URL
    } else {
      return nil
    }
  }
  public var _stored: Any? {
    isFileURL
      ? path
      : try? NSKeyedArchiver.archivedData(
        withRootObject: self as NSURL,
        requiringSecureCoding: true
      )
  }
}

extension Optional: _AppStorable where Wrapped: _AppStorable {
  public init?(_stored stored: Any) {
    guard let value = Wrapped(_stored: stored) else { return nil }
    self = value
  }
  public var _stored: Any? { flatMap { $0._stored } }
}

extension DependencyValues {
  /// The user's defaults that store shared values. Each test has its own, in memory.
  public var defaultAppStorage: UserDefaults {
    get { self[AppStorageDependencyKey.self].defaults }
    set { self[AppStorageDependencyKey.self] = AppStorage(defaults: newValue) }
  }
}

/// The user's defaults, for any thread.
// Unchecked: `UserDefaults` may be used from any thread, but on Linux its type doesn't say so.
struct AppStorage: @unchecked Sendable {
  let defaults: UserDefaults
}

private enum AppStorageDependencyKey: DependencyKey {
  static var liveValue: AppStorage { AppStorage(defaults: .standard) }
  static var previewValue: AppStorage { testValue }
  static var testValue: AppStorage { AppStorage(defaults: UserDefaultsInMemory()) }
}

/// The user's defaults of a test, which write nothing to the disk.
private final class UserDefaultsInMemory: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  init() {
    // The name of a suite that is never written to.
    super.init(suiteName: "UserDefaultsInMemory")!
  }

  override func object(forKey key: String) -> Any? {
    lock.withLock { values[key] }
  }

  override func set(_ value: Any?, forKey key: String) {
    lock.withLock { values[key] = value }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func removeObject(forKey key: String) {
    set(nil as Any?, forKey: key)
  }
}
