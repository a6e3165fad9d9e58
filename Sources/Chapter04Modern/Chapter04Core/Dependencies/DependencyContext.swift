// The same feature runs in an app, in a preview and in a test, and needs different dependencies in
// each. If each key had to find out where it runs, there would be as many answers as keys.

import Diagnostics
import Foundation

/// Where a program runs, and so which of a key's values is the default.
public enum DependencyContext: Sendable {
  /// In an app: `DependencyKey.liveValue`.
  case live
  /// In an Xcode preview: `TestDependencyKey.previewValue`.
  case preview
  /// In a test: `TestDependencyKey.testValue`.
  case test
}

extension DependencyContext {
  /// Where this program runs. In the public library an environment variable can override it; here
  /// `prepareDependencies { $0.context = .live }` does.
  static let inferred: Self =
    if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      .preview
    } else if isTesting {
      .test
    } else {
      .live
    }
}

extension DependencyValues {
  /// Selects the value that a key gives unless it is overridden. Where the program runs decides,
  /// unless this is overridden, too:
  ///
  ///     withDependencies {
  ///       $0.context = .live
  ///     } operation: {
  ///       // a test that means to call live code
  ///     }
  public var context: DependencyContext {
    get { self[DependencyContextKey.self] }
    set { self[DependencyContextKey.self] = newValue }
  }
}

enum DependencyContextKey: DependencyKey {
  static let liveValue = DependencyContext.live
  static let previewValue = DependencyContext.preview
  static let testValue = DependencyContext.test
}
