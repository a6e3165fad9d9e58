import Chapter04Modern
import Chapter04TicTacToe
import Testing

@Suite("The second factor") @MainActor struct TwoFactorTests {
  func store(
    confirm: @escaping @Sendable (String, String) async throws -> User
  ) async -> TestStoreOf<TwoFactor> {
    let store = TestStore(initialState: TwoFactor.State(token: "token")) {
      TwoFactor()
    } withDependencies: {
      $0[AuthenticationClient.self].confirm = confirm
    }
    await store.send(.set(\.code, "1234")) { $0.code = "1234" }
    return store
  }

  @Test(
    "A code has four digits, and no others",
    arguments: [("12a3", "123"), ("123456", "1234"), ("٣4½", "4"), ("1👍🏽2", "12")]
  )
  func typing(typed: String, code: String) async {
    let store = TestStore(initialState: TwoFactor.State(token: "token")) { TwoFactor() }
    await store.send(.set(\.code, typed)) { $0.code = code }
    #expect(store.state.canSubmit == (code.count == 4))
    if code.count < 4 { await store.send(.submitTapped) }
  }

  @Test("After a wrong code another one can be typed")
  func wrong() async {
    let store = await store { _, _ in throw AuthenticationError.wrongCode }
    await store.send(.submitTapped) { $0.isRequesting = true }
    await store.receive(.failed(.wrongCode)) {
      $0.isRequesting = false
      $0.code = ""
      $0.alert = .notConfirmed(.wrongCode)
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test("Without a connection the code stays, to be sent again")
  func offline() async {
    let store = await store { _, _ in throw CocoaLikeError() }
    await store.send(.submitTapped) { $0.isRequesting = true }
    await store.receive(.failed(.offline)) {
      $0.isRequesting = false
      $0.alert = .notConfirmed(.offline)
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    #expect(store.state.canSubmit)
  }

  @Test("When the code has expired, there is a way back")
  func expired() async {
    let store = await store { _, _ in throw AuthenticationError.expired }
    await store.send(.submitTapped) { $0.isRequesting = true }
    await store.receive(.failed(.expired)) {
      $0.isRequesting = false
      $0.code = ""
      $0.alert = .expired
    }
    await store.send(\.alert.expiredConfirmed) { $0.alert = nil }
    await store.finish()
    #expect(store.isDismissed)
  }

  struct CocoaLikeError: Error {}
}
