// Who somebody is, is known by a server. The features see two functions and four reasons why they
// fail; whether there is a server behind them is none of their business.

import Chapter04Modern

public struct User: Equatable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}

/// How a log-in goes on.
public enum LoginResponse: Equatable, Sendable {
  case loggedIn(User)
  /// A second factor is needed; the token says which log-in it is for.
  case codeRequired(token: String)
}

public enum AuthenticationError: Error, Equatable, Sendable {
  case wrongPassword
  case wrongCode
  /// The code was wrong too often, or came too late.
  case expired
  case offline

  public var sentence: String {
    switch self {
    case .wrongPassword: "No account has this email and this password."
    case .wrongCode: "This isn't the code."
    case .expired: "The code is no longer valid. Log in again."
    case .offline: "The server can't be reached. Try again."
    }
  }

  /// Any other error comes from the connection.
  init(_ error: any Error) {
    self = error as? AuthenticationError ?? .offline
  }
}

public struct AuthenticationClient: DependencyKey, Sendable {
  public var logIn: @Sendable (_ email: String, _ password: String) async throws -> LoginResponse
  public var confirm: @Sendable (_ code: String, _ token: String) async throws -> User

  public init(
    logIn: @escaping @Sendable (_ email: String, _ password: String) async throws -> LoginResponse,
    confirm: @escaping @Sendable (_ code: String, _ token: String) async throws -> User
  ) {
    self.logIn = logIn
    self.confirm = confirm
  }

  /// A server that is only simulated; see its accounts.
  public static var liveValue: Self { .simulated() }

  public static let testValue = Self(
    logIn: unimplemented("AuthenticationClient.logIn"),
    confirm: unimplemented("AuthenticationClient.confirm")
  )
}
