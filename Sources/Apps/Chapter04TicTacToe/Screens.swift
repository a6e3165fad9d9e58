// How the app looks in a terminal. Each screen is a function of its feature's state, and the
// features know nothing of it.

import AppScreen
import Chapter04Modern

extension TicTacToe.State {
  public var screen: Screen<TicTacToe.Action> {
    switch self {
    case .login(let login): login.screen.map { .login($0) }
    case .lobby(let lobby): lobby.screen.map { .lobby($0) }
    }
  }
}

extension Login.State {
  var screen: Screen<Login.Action> {
    switch destination {
    case .twoFactor(let twoFactor):
      var screen = twoFactor.screen.map { Login.Action.destination(.presented(.twoFactor($0))) }
      if twoFactor.alert == nil {
        screen.keys.append(Key(.escapeKey, "escape back", .destination(.dismiss)))
      }
      return screen
    case .alert(let alert):
      return form.presenting(alert) { _ in .destination(.dismiss) }
    case nil:
      return form
    }
  }

  private var form: Screen<Login.Action> {
    func mark(_ field: Login.Field) -> String { focus == field && !isRequesting ? "_" : "" }
    let accounts = AuthenticationClient.accounts.map { account in
      "\(account.email), \(account.password)" + (account.code.map { ", \($0)" } ?? "")
    }
    return Screen(
      title: "Tic-tac-toe › Log in",
      body: [
        "Email: \(email)\(mark(.email))",
        "Password: \(String(repeating: "•", count: password.count))\(mark(.password))", "",
        isRequesting ? "◌ one moment" : "These have an account:",
      ] + (isRequesting ? [] : accounts),
      keys: keys,
      typing: typing
    )
  }

  private var keys: [Key<Login.Action>] {
    if isRequesting { return [Key("c", "c cancel", .cancelTapped)] }
    let logIn = canLogIn ? [Key(.returnKey, "return log in", Login.Action.logInTapped)] : []
    guard let focus else {
      return [
        Key("e", "e email", .set(\.focus, .email)),
        Key("p", "p password", .set(\.focus, .password)),
      ] + logIn
    }
    return [
      Key(.tabKey, "tab next", .set(\.focus, focus == .email ? .password : .email))
    ] + logIn + [Key(.escapeKey, "escape leave the text", .set(\.focus, nil))]
  }

  private var typing: Typing<Login.Action>? {
    if isRequesting { return nil }
    switch focus {
    case .email: return Typing(email) { .set(\.email, $0) }
    case .password: return Typing(password) { .set(\.password, $0) }
    case nil: return nil
    }
  }
}

extension TwoFactor.State {
  var screen: Screen<TwoFactor.Action> {
    let screen = Screen<TwoFactor.Action>(
      title: "Tic-tac-toe › Log in › Code",
      body: ["The code that was sent to you:", "", centered(code + (isRequesting ? "" : "_"))]
        + (isRequesting ? ["", "◌ one moment"] : []),
      keys: canSubmit ? [Key(.returnKey, "return confirm", .submitTapped)] : [],
      typing: isRequesting ? nil : Typing(code) { .set(\.code, $0) }
    )
    guard let alert else { return screen }
    return screen.presenting(alert) { .alert($0.map { .presented($0) } ?? .dismiss) }
  }
}

extension Lobby.State {
  var screen: Screen<Lobby.Action> {
    if let id = path.ids.last, let newGame = path[id: id] {
      var screen = newGame.screen.map { Lobby.Action.path(.element(id: id, action: $0)) }
      if newGame.game == nil, newGame.focus == nil {
        screen.keys.append(Key("b", "b back", .path(.popFrom(id: id))))
      }
      return screen
    }
    return Screen(
      title: "Tic-tac-toe › \(user.name)",
      body: results.isEmpty
        ? [centered("No game has been played yet")]
        : results.prefix(9).map { "· \($0.sentence)" },
      keys: [Key("n", "n new game", .newGameTapped), Key("o", "o log out", .logOutTapped)]
    )
  }
}

extension NewGame.State {
  var screen: Screen<NewGame.Action> {
    if let game { return game.screen.map { .game(.presented($0)) } }
    func mark(_ player: Player) -> String { focus == player ? "_" : "" }
    let play = problem == nil ? [Key(.returnKey, "return play", NewGame.Action.playTapped)] : []
    let others: [Key<NewGame.Action>] =
      if let focus {
        [
          Key(.tabKey, "tab next", .set(\.focus, focus.other)),
          Key(.escapeKey, "escape leave the text", .set(\.focus, nil)),
        ]
      } else {
        [Key("x", "x name", .set(\.focus, .x)), Key("o", "o name", .set(\.focus, .o))]
      }
    return Screen(
      title: "Tic-tac-toe › New game",
      body: ["X: \(xName)\(mark(.x))", "O: \(oName)\(mark(.o))"]
        + (problem.map { ["", $0] } ?? []),
      keys: play + others,
      typing: focus.map { player in
        switch player {
        case .x: Typing(xName) { .set(\.xName, $0) }
        case .o: Typing(oName) { .set(\.oName, $0) }
        }
      }
    )
  }
}

extension Game.State {
  var screen: Screen<Game.Action> {
    let isOver = board.outcome != nil
    let cells = board.cells.enumerated().map { index, player in
      player.map { $0 == .x ? "X" : "O" } ?? (isOver ? " " : "\(index + 1)")
    }
    let board = stride(from: 0, to: 9, by: 3).map { row in
      centered(cells[row..<row + 3].joined(separator: " │ "))
    }
    let line = centered("──┼───┼──")
    let free = zip("123456789", self.board.cells.enumerated()).filter { $1.element == nil }
    var keys: [Key<Game.Action>] = isOver ? [Key("r", "r play again", .playAgainTapped)] : []
    if !isOver {
      keys += free.enumerated().map { index, cell in
        Key(cell.0, index == 0 ? "1-9 take a cell" : nil, .cellTapped(cell.1.offset))
      }
    }
    keys.append(Key("b", "b quit", .quitTapped))
    let screen = Screen(
      title: "Tic-tac-toe › \(xName) and \(oName)",
      body: [board[0], line, board[1], line, board[2], "", centered(sentence)],
      keys: keys
    )
    guard let alert else { return screen }
    return screen.presenting(alert) { .alert($0.map { .presented($0) } ?? .dismiss) }
  }

  private var sentence: String {
    board.outcome.map { GameResult(xName: xName, oName: oName, outcome: $0).sentence }
      ?? "It is \(name(of: turn))'s turn (\(turn == .x ? "X" : "O"))."
  }
}
