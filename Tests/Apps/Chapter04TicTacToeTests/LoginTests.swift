import Chapter04Modern
import Chapter04TicTacToe
import Testing

@Suite("Logging in") @MainActor struct LoginTests {
  struct Unexpected: Error {}

  func store(
    logIn: @escaping @Sendable (String, String) async throws -> LoginResponse
  ) async -> TestStoreOf<Login> {
    let store = TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0[AuthenticationClient.self].logIn = logIn
    }
    await store.send(.set(\.email, "ada@example.com")) { $0.email = "ada@example.com" }
    await store.send(.set(\.password, "Pässwort")) { $0.password = "Pässwort" }
    return store
  }

  /// Logs in, and answers the question for the second factor.
  func submitCode(in store: TestStoreOf<Login>) async {
    await store.send(.logInTapped) { $0.isRequesting = true }
    await store.receive(.response(.codeRequired(token: "token"))) {
      $0.isRequesting = false
      $0.destination = .twoFactor(TwoFactor.State(token: "token"))
    }
    await store.send(.destination(.presented(.twoFactor(.set(\.code, "1906"))))) {
      $0.$destination[case: \.twoFactor]?.code = "1906"
    }
    await store.send(\.destination.twoFactor.submitTapped) {
      $0.$destination[case: \.twoFactor]?.isRequesting = true
    }
  }

  @Test("It needs something like an email, and a password")
  func incomplete() async {
    let store = TestStore(initialState: Login.State()) { Login() }
    await store.send(.logInTapped)
    await store.send(.set(\.email, "ada")) { $0.email = "ada" }
    await store.send(.set(\.password, "engine")) { $0.password = "engine" }
    await store.send(.logInTapped)
    #expect(!store.state.canLogIn)
  }

  @Test("The parent is notified of the user who logged in")
  func loggedIn() async {
    let store = await store { email, password in .loggedIn(User(name: "\(email) \(password)")) }
    let user = User(name: "ada@example.com Pässwort")
    await store.send(.logInTapped) { $0.isRequesting = true }
    await store.receive(.response(.loggedIn(user))) { $0.isRequesting = false }
    await store.receive(.delegate(.loggedIn(user)))
  }

  @Test(
    "A failure is an alert that says what happened; what was typed stays",
    arguments: [
      (AuthenticationError.wrongPassword as any Error, AuthenticationError.wrongPassword),
      (AuthenticationError.offline, .offline), (Unexpected(), .offline),
    ]
  )
  func failure(thrown: any Error, shown: AuthenticationError) async {
    let store = await store { _, _ in throw thrown }
    await store.send(.logInTapped) { $0.isRequesting = true }
    await store.receive(.failed(shown)) {
      $0.isRequesting = false
      $0.destination = .alert(.failed(shown))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    #expect(store.state.canLogIn)
  }

  @Test("A request that takes too long can be cancelled, and is made once")
  func cancelling() async {
    let store = await store { _, _ in try await never() }
    await store.send(.logInTapped) { $0.isRequesting = true }
    await store.send(.logInTapped)
    await store.send(.cancelTapped) { $0.isRequesting = false }
  }

  @Test("The second factor comes on top; when it is confirmed, so is the user")
  func twoFactor() async {
    let store = await store { _, _ in .codeRequired(token: "token") }
    store.dependencies[AuthenticationClient.self].confirm = { User(name: "\($1) \($0)") }
    let user = User(name: "token 1906")
    await submitCode(in: store)
    await store.receive(\.destination.twoFactor.response, user) {
      $0.$destination[case: \.twoFactor]?.isRequesting = false
    }
    await store.receive(\.destination.twoFactor.delegate, .confirmed(user))
    await store.receive(.delegate(.loggedIn(user)))
  }

  @Test("Going back from the second factor ends its request")
  func goingBack() async {
    let store = await store { _, _ in .codeRequired(token: "token") }
    store.dependencies[AuthenticationClient.self].confirm = { _, _ in try await never() }
    await submitCode(in: store)
    await store.send(\.destination.twoFactor.submitTapped)  // One request is enough.
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }
}

/// Waits until it is cancelled.
func never() async throws -> Never {
  for await _ in AsyncStream<Never>.makeStream().stream {}
  throw CancellationError()
}
