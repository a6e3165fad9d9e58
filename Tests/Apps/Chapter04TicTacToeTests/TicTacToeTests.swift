import Chapter04Modern
import Chapter04TicTacToe
import Testing

@Suite("Tic-tac-toe, the whole app") @MainActor struct TicTacToeTests {
  let grace = User(name: "Grace")

  func lobby() -> TestStoreOf<TicTacToe> {
    var state = TicTacToe.State()
    state = .lobby(Lobby.State(user: grace))
    return TestStore(initialState: state) { TicTacToe() }
  }

  @Test("Logging in leads to the lobby; a new game is pushed, and the game is presented")
  func whole() async {
    let store = TestStore(initialState: TicTacToe.State()) {
      TicTacToe()
    } withDependencies: {
      $0[AuthenticationClient.self].logIn = { [grace] _, _ in .loggedIn(grace) }
    }
    await store.send(.login(.set(\.email, "grace@example.com"))) {
      $0.modify(\.login) { $0.email = "grace@example.com" }
    }
    await store.send(.login(.set(\.password, "nanosecond"))) {
      $0.modify(\.login) { $0.password = "nanosecond" }
    }
    await store.send(\.login.logInTapped) { $0.modify(\.login) { $0.isRequesting = true } }
    await store.receive(\.login.response) { $0.modify(\.login) { $0.isRequesting = false } }
    await store.receive(\.login.delegate) { [grace] in $0 = .lobby(Lobby.State(user: grace)) }

    await store.send(\.lobby.newGameTapped) {
      $0.modify(\.lobby) { $0.path[id: 0] = NewGame.State(xName: "Grace") }
    }
    await store.send(\.lobby.path[id: 0].playTapped)
    await store.send(.lobby(.path(.element(id: 0, action: .set(\.oName, " Ada"))))) {
      $0.modify(\.lobby) { $0.path[id: 0]?.oName = " Ada" }
    }
    await store.send(\.lobby.path[id: 0].playTapped) {
      $0.modify(\.lobby) { $0.path[id: 0]?.game = Game.State(xName: "Grace", oName: "Ada") }
    }
    for cell in [0, 3, 1, 4, 2] {
      await store.send(\.lobby.path[id: 0].game.cellTapped, cell) {
        $0.modify(\.lobby) { lobby in
          let turn = lobby.path[id: 0]!.game!.turn
          _ = lobby.path[id: 0]?.game?.board.mark(cell, by: turn)
        }
      }
    }
    await store.receive(\.lobby.path[id: 0].game.delegate) {
      $0.modify(\.lobby) {
        $0.results = [GameResult(xName: "Grace", oName: "Ada", outcome: .won(.x))]
      }
    }
    await store.send(\.lobby.path[id: 0].game.quitTapped)
    await store.receive(\.lobby.path[id: 0].game.dismiss) {
      $0.modify(\.lobby) { $0.path[id: 0]?.game = nil }
    }
    await store.send(\.lobby.path.popFrom, 0) { $0.modify(\.lobby) { $0.path.removeAll() } }
    await store.send(\.lobby.logOutTapped)
    await store.receive(\.lobby.delegate) { $0 = TicTacToe.State() }
  }

  @Test("Logging out with a game on the screen leaves nothing of it")
  func loggingOut() async {
    let store = lobby()
    await store.send(\.lobby.newGameTapped) {
      $0.modify(\.lobby) { $0.path[id: 0] = NewGame.State(xName: "Grace") }
    }
    await store.send(\.lobby.logOutTapped)
    await store.receive(\.lobby.delegate) { $0 = TicTacToe.State() }
  }

  @Test(
    "A game needs two players, whose names are not too long",
    arguments: [
      ("Ada", "Grace", true), ("Ada", " ", false), ("", "Grace", false), ("Ada", "Ada ", false),
      (String(repeating: "ß", count: 20), "Ada", true),
      (String(repeating: "ß", count: 21), "Ada", false),
    ]
  )
  func names(xName: String, oName: String, isPlayable: Bool) async {
    let store = TestStore(initialState: NewGame.State(xName: xName, oName: oName)) { NewGame() }
    #expect((store.state.problem == nil) == isPlayable)
    if isPlayable {
      await store.send(.playTapped) { $0.game = Game.State(xName: xName, oName: oName) }
    } else {
      await store.send(.playTapped)
    }
  }
}

@Suite("The simulated server") struct SimulatedServerTests {
  let client = AuthenticationClient.simulated()

  func answer<Value>(_ operation: () async throws -> Value) async throws -> Value {
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      try await operation()
    }
  }

  @Test("knows one account without a second factor, and no wrong password")
  func password() async throws {
    #expect(
      try await answer { try await client.logIn("Ada@example.com", "engine") }
        == .loggedIn(User(name: "Ada"))
    )
    await #expect(throws: AuthenticationError.wrongPassword) {
      try await answer { try await client.logIn("ada@example.com", "Engine") }
    }
  }

  @Test("takes a code once, and no more after three wrong ones")
  func codes() async throws {
    let response = try await answer { try await client.logIn("grace@example.com", "nanosecond") }
    #expect(response == .codeRequired(token: "grace@example.com"))
    func confirm(_ code: String) async throws -> User {
      try await answer { try await client.confirm(code, "grace@example.com") }
    }
    await #expect(throws: AuthenticationError.wrongCode) { try await confirm("0000") }
    #expect(try await confirm("1906") == User(name: "Grace"))
    await #expect(throws: AuthenticationError.expired) { try await confirm("1906") }

    _ = try await answer { try await client.logIn("grace@example.com", "nanosecond") }
    await #expect(throws: AuthenticationError.wrongCode) { try await confirm("0000") }
    await #expect(throws: AuthenticationError.wrongCode) { try await confirm("0001") }
    await #expect(throws: AuthenticationError.expired) { try await confirm("0002") }
    await #expect(throws: AuthenticationError.expired) { try await confirm("1906") }
  }
}
