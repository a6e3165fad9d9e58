import Chapter04Modern
import Chapter04TicTacToe
import Testing

@Suite("A game") @MainActor struct GameTests {
  func store() -> TestStoreOf<Game> {
    TestStore(initialState: Game.State(xName: "Ada", oName: "Zoë")) { Game() }
  }

  func play(_ cells: [Int], in store: TestStoreOf<Game>) async {
    for cell in cells {
      await store.send(.cellTapped(cell)) { _ = $0.board.mark(cell, by: $0.turn) }
    }
  }

  @Test("Turns are taken, and a taken cell stays as it is")
  func turns() async {
    let store = store()
    await play([4, 0], in: store)
    await store.send(.cellTapped(4))
    await store.send(.cellTapped(9))
    await store.send(.cellTapped(-1))
    #expect(store.state.turn == .x)
    #expect(store.state.board.cells == [.o, nil, nil, nil, .x, nil, nil, nil, nil])
  }

  @Test("Three in a row win, which ends the game; in the next one the other player begins")
  func winning() async {
    let store = store()
    await play([0, 3, 1, 4, 2], in: store)
    await store.receive(
      .delegate(.ended(GameResult(xName: "Ada", oName: "Zoë", outcome: .won(.x))))
    )
    await store.send(.cellTapped(8))
    await store.send(.playAgainTapped) {
      $0.board = Board()
      $0.first = .o
    }
    await play([0, 3, 1, 4, 2], in: store)
    await store.receive(
      .delegate(.ended(GameResult(xName: "Ada", oName: "Zoë", outcome: .won(.o))))
    )
  }

  @Test("A full board is a draw")
  func draw() async {
    let store = store()
    await play([0, 1, 2, 4, 3, 5, 7, 6, 8], in: store)
    await store.receive(
      .delegate(.ended(GameResult(xName: "Ada", oName: "Zoë", outcome: .draw)))
    )
  }

  @Test("A running game can't be started again, and is left only after a confirmation")
  func quitting() async {
    let store = store()
    await play([4], in: store)
    await store.send(.playAgainTapped)
    await store.send(.quitTapped) { $0.alert = .quit }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.quitTapped) { $0.alert = .quit }
    await store.send(\.alert.quitConfirmed) { $0.alert = nil }
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test("A game that is over, or hasn't begun, is left without one", arguments: [true, false])
  func leaving(isOver: Bool) async {
    let store = store()
    if isOver {
      await play([0, 3, 1, 4, 2], in: store)
      await store.receive(\.delegate)
    }
    await store.send(.quitTapped)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test(
    "Of all 255 168 games, 131 184 are won by who begins, 77 904 by the other, and 46 080 drawn"
  )
  func allGames() {
    // How the games end that go on from these cells.
    var known: [[Player?]: [Player?: Int]] = [:]
    func ends(_ board: Board, _ player: Player) -> [Player?: Int] {
      if let ends = known[board.cells] { return ends }
      var counts: [Player?: Int] = [:]
      switch board.outcome {
      case .won(let player): counts[player] = 1
      case .draw: counts[nil as Player?] = 1
      case nil:
        for cell in 0..<9 {
          var board = board
          guard board.mark(cell, by: player) else { continue }
          counts.merge(ends(board, player.other), uniquingKeysWith: +)
        }
      }
      known[board.cells] = counts
      return counts
    }
    #expect(ends(Board(), .x) == [.x: 131_184, .o: 77_904, nil: 46_080])
  }
}
