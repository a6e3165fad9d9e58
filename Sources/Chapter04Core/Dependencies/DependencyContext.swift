// The same feature runs in an app, in a preview and in a test, and needs different dependencies in
// each. The context is decided in one place, so that all keys agree.

import Diagnostics
import Foundation

/// The kind of process: it selects each key's default value.
public enum DependencyContext: Sendable {
  /// In an app: `DependencyKey.liveValue`.
  case live
  /// In an Xcode preview: `TestDependencyKey.previewValue`.
  case preview
  /// In a test: `TestDependencyKey.testValue`.
  case test
}

extension DependencyContext {
  /// The context of this process. In the public library an environment variable can override it;
  /// here `prepareDependencies { $0.context = .live }` does.
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
  /// Selects each key's default value. The kind of process decides, unless you override it:
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
