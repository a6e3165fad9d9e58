// What features of apps take from the system besides time: its requests, its notifications, its
// languages. Code that was written for the public library reads them by these names.
//
// The names are from swift-dependencies 1.x.

import Chapter04Modern
import Diagnostics
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension DependencyValues {
  /// Sends requests to servers. Fails a test that reads it without overriding it; its requests then
  /// fail, too. A client of one's own, with a function for each request, is easier to override.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }

  /// Tells of events. Fails a test that reads it without overriding it:
  /// `$0.notificationCenter = NotificationCenter()`.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }

  /// The user's languages, in the order in which they are preferred. Fails a test that reads it
  /// without overriding it.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }

  private enum URLSessionKey: DependencyKey {
    static let liveValue = URLSession.shared
    static var testValue: URLSession {
      reportIssue(
        """
        Unimplemented: @Dependency(\\.urlSession)

        A test doesn't talk to servers by mistake: each request of this session fails. To fix this, \
        override the session, or the client that uses it, where the test begins.
        """
      )
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [UnimplementedURLProtocol.self]
      return URLSession(configuration: configuration)
    }
  }

  private enum NotificationCenterKey: DependencyKey {
    static var liveValue: NotificationCenter { .default }
  }

  private enum PreferredLocalesKey: DependencyKey {
    static var liveValue: [Locale] { Locale.preferredLanguages.map { Locale(identifier: $0) } }
  }
}

/// Fails each request.
private final class UnimplementedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL))
  }

  override func stopLoading() {}
}
