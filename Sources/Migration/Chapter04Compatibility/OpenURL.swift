// A feature that opens a page shouldn't open a browser in each test.

#if canImport(SwiftUI)
  import Chapter04Modern
  import SwiftUI

  extension DependencyValues {
    /// Opens a page in the browser, or in an app. Fails a test that doesn't override it.
    public var openURL: OpenURLEffect {
      get { self[OpenURLKey.self] }
      set { self[OpenURLKey.self] = newValue }
    }

    private enum OpenURLKey: DependencyKey {
      static let liveValue = OpenURLEffect { url in
        await withCheckedContinuation { continuation in
          Task { @MainActor in
            #if os(watchOS)
              EnvironmentValues().openURL(url)
              continuation.resume(returning: true)
            #else
              EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
            #endif
          }
        }
      }
      static let testValue = OpenURLEffect(
        handler: unimplemented(#"@Dependency(\.openURL)"#, placeholder: false)
      )
    }
  }

  /// Opens a page.
  public struct OpenURLEffect: Sendable {
    private let handler: @Sendable (URL) async -> Bool

    public init(handler: @escaping @Sendable (URL) async -> Bool) {
      self.handler = handler
    }

    /// - Returns: Whether the page could be opened.
    @discardableResult
    public func callAsFunction(_ url: URL) async -> Bool {
      await handler(url)
    }
  }
#endif
