import AppScreen
import AppScreenTesting
import Chapter04Modern
import Chapter04TicTacToe
import Testing

@Suite("The screens of tic-tac-toe") @MainActor struct TicTacToeScreenTests {
  func store(_ client: AuthenticationClient = .simulated()) -> StoreOf<TicTacToe> {
    Store(initialState: TicTacToe.State()) {
      TicTacToe()
    } withDependencies: {
      $0[AuthenticationClient.self] = client
      $0.continuousClock = ImmediateClock()
    }
  }

  /// Presses keys, one after the other, and returns what is shown then.
  func press(_ keys: String, in store: StoreOf<TicTacToe>) async -> String {
    for key in keys {
      guard let action = store.withState({ $0.screen.action(for: key) }) else { continue }
      await store.send(action).finish()
    }
    return store.withState { $0.screen.lines.joined(separator: "\n") }
  }

  @Test("A user logs in with two factors, plays and logs out by keys alone")
  func byKeys() async {
    let store = store()
    for (keys, shown) in [
      ("grace@example.com\tnanosecond", "Password: ••••••••••_"),
      ("\n", "The code that was sent to you:"),
      ("0000\n", "│ This isn't the code."),
      ("11906\n", "No game has been played yet"),
      ("n", "Both players need a name."),
      ("Zoë\n", "It is Grace's turn (X)."),
      ("14253", "Grace beat Zoë."),
      ("r1", "O │ 2 │ 3"),
      ("b", "│ Quit the game?"),
      ("1\u{1B}b", "· Grace beat Zoë."),
      ("o", "Log in"),
    ] {
      #expect(await press(keys, in: store).contains(shown), "\(keys)")
    }
  }

  @Test("What fails is said, and what was typed stays")
  func offline() async {
    let store = store(.offline)
    #expect(
      await press("a@b\tc\n", in: store).contains("│ The server can't be reached. Try\n  │ again.")
    )
    #expect(await press("1", in: store).contains("Email: a@b"))
  }

  @Test("A third wrong code leads back")
  func expired() async {
    let store = store()
    #expect(
      await press("grace@example.com\tnanosecond\n0000\n10000\n10000\n", in: store)
        .contains("│ 1 Log in")
    )
    #expect(await press("1", in: store).contains("Password: ••••••••••_"))
  }

  @Test("Random keys leave nothing behind", arguments: [true, false])
  func randomKeys(isLoggedIn: Bool) async {
    let clock = TestClock()
    var state = TicTacToe.State()
    if isLoggedIn { state = .lobby(Lobby.State(user: User(name: "Grace"))) }
    await pressKeys(in: state, screen: \.screen, isBusy: \.isRequesting, clock: clock) {
      TicTacToe()
    } withDependencies: {
      $0.continuousClock = clock
      // Most random keys are no account, so everybody has one, and some of the codes are right.
      $0[AuthenticationClient.self] = AuthenticationClient(
        logIn: { _, password in
          try await clock.sleep(for: .milliseconds(500))
          if password.count == 1 { throw AuthenticationError.wrongPassword }
          return password.count == 2 ? .loggedIn(User(name: "é")) : .codeRequired(token: "")
        },
        confirm: { code, _ in
          try await clock.sleep(for: .milliseconds(500))
          if code.hasPrefix("1") { return User(name: "é") }
          throw code.hasPrefix("2") ? AuthenticationError.expired : .wrongCode
        }
      )
    }
  }
}
