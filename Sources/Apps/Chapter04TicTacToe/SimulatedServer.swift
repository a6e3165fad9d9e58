// A server in the program itself, so that the app can be played without one. It takes its time, by
// the clock that the feature has.

import Chapter04Modern

extension AuthenticationClient {
  /// An account of the simulated server.
  public struct Account: Sendable {
    public let email: String
    public let password: String
    /// What the second factor is; nil if there is none.
    public let code: String?
    public let user: User
  }

  public static let accounts = [
    Account(email: "ada@example.com", password: "engine", code: nil, user: User(name: "Ada")),
    Account(
      email: "grace@example.com",
      password: "nanosecond",
      code: "1906",
      user: User(name: "Grace")
    ),
  ]

  /// Knows the accounts above, and answers after half a second. A third wrong code ends the log-in.
  public static func simulated() -> Self {
    let wrongCodes = LockIsolated<[String: Int]>([:])

    @Sendable func answerSlowly() async throws {
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .milliseconds(500))
    }

    return Self(
      logIn: { email, password in
        try await answerSlowly()
        guard
          let account = accounts.first(where: { $0.email == email.lowercased() }),
          account.password == password
        else { throw AuthenticationError.wrongPassword }
        guard account.code != nil else { return .loggedIn(account.user) }
        wrongCodes.withValue { $0[account.email] = 0 }
        return .codeRequired(token: account.email)
      },
      confirm: { code, token in
        try await answerSlowly()
        let account = accounts.first { $0.email == token }
        return try wrongCodes.withValue { wrongCodes in
          guard let account, let count = wrongCodes[token] else {
            throw AuthenticationError.expired
          }
          if code == account.code {
            wrongCodes[token] = nil
            return account.user
          }
          wrongCodes[token] = count == 2 ? nil : count + 1
          throw wrongCodes[token] == nil ? AuthenticationError.expired : .wrongCode
        }
      }
    )
  }

  /// Reaches nobody.
  public static let offline = Self(
    logIn: { _, _ in throw AuthenticationError.offline },
    confirm: { _, _ in throw AuthenticationError.offline }
  )
}
