// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern

extension TicTacToe.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var login: AnyCasePath<TicTacToe.State, Login.State> {
      AnyCasePath(embed: TicTacToe.State.login) { if case .login(let it) = $0 { it } else { nil } }
    }
    public var lobby: AnyCasePath<TicTacToe.State, Lobby.State> {
      AnyCasePath(embed: TicTacToe.State.lobby) { if case .lobby(let it) = $0 { it } else { nil } }
    }
  }
}

extension TicTacToe.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var login: AnyCasePath<TicTacToe.Action, Login.Action> {
      AnyCasePath(embed: TicTacToe.Action.login) { if case .login(let it) = $0 { it } else { nil } }
    }
    public var lobby: AnyCasePath<TicTacToe.Action, Lobby.Action> {
      AnyCasePath(embed: TicTacToe.Action.lobby) { if case .lobby(let it) = $0 { it } else { nil } }
    }
  }
}

extension Login.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var logInTapped: AnyCasePath<Login.Action, Void> {
      AnyCasePath(embed: { .logInTapped }, extract: { $0 == .logInTapped ? () : nil })
    }
    public var response: AnyCasePath<Login.Action, LoginResponse> {
      AnyCasePath(embed: Login.Action.response) {
        if case .response(let it) = $0 { it } else { nil }
      }
    }
    public var destination: AnyCasePath<Login.Action, PresentationAction<Login.Destination.Action>>
    {
      AnyCasePath(embed: Login.Action.destination) {
        if case .destination(let it) = $0 { it } else { nil }
      }
    }
    public var delegate: AnyCasePath<Login.Action, Login.Action.Delegate> {
      AnyCasePath(embed: Login.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Login.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var twoFactor: AnyCasePath<Login.Destination.State, TwoFactor.State> {
      AnyCasePath(embed: Login.Destination.State.twoFactor) {
        if case .twoFactor(let it) = $0 { it } else { nil }
      }
    }
    public var alert: AnyCasePath<Login.Destination.State, AlertState<Never>> {
      AnyCasePath(embed: Login.Destination.State.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Login.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var twoFactor: AnyCasePath<Login.Destination.Action, TwoFactor.Action> {
      AnyCasePath(embed: Login.Destination.Action.twoFactor) {
        if case .twoFactor(let it) = $0 { it } else { nil }
      }
    }
    public var alert: AnyCasePath<Login.Destination.Action, Never> {
      AnyCasePath(embed: Login.Destination.Action.alert) {
        if case .alert(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension TwoFactor.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var submitTapped: AnyCasePath<TwoFactor.Action, Void> {
      AnyCasePath(embed: { .submitTapped }, extract: { $0 == .submitTapped ? () : nil })
    }
    public var response: AnyCasePath<TwoFactor.Action, User> {
      AnyCasePath(embed: TwoFactor.Action.response) {
        if case .response(let it) = $0 { it } else { nil }
      }
    }
    public var alert: AnyCasePath<TwoFactor.Action, PresentationAction<TwoFactor.Alert>> {
      AnyCasePath(embed: TwoFactor.Action.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<TwoFactor.Action, TwoFactor.Action.Delegate> {
      AnyCasePath(embed: TwoFactor.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension TwoFactor.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var expiredConfirmed: AnyCasePath<TwoFactor.Alert, Void> {
      AnyCasePath(embed: { .expiredConfirmed }, extract: { $0 == .expiredConfirmed ? () : nil })
    }
  }
}

extension Lobby.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var newGameTapped: AnyCasePath<Lobby.Action, Void> {
      AnyCasePath(embed: { .newGameTapped }, extract: { $0 == .newGameTapped ? () : nil })
    }
    public var logOutTapped: AnyCasePath<Lobby.Action, Void> {
      AnyCasePath(embed: { .logOutTapped }, extract: { $0 == .logOutTapped ? () : nil })
    }
    public var path: AnyCasePath<Lobby.Action, StackActionOf<NewGame>> {
      AnyCasePath(embed: Lobby.Action.path) { if case .path(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Lobby.Action, Lobby.Action.Delegate> {
      AnyCasePath(embed: Lobby.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension NewGame.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var playTapped: AnyCasePath<NewGame.Action, Void> {
      AnyCasePath(embed: { .playTapped }, extract: { $0 == .playTapped ? () : nil })
    }
    public var game: AnyCasePath<NewGame.Action, PresentationAction<Game.Action>> {
      AnyCasePath(embed: NewGame.Action.game) { if case .game(let it) = $0 { it } else { nil } }
    }
  }
}

extension Game.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var cellTapped: AnyCasePath<Game.Action, Int> {
      AnyCasePath(embed: Game.Action.cellTapped) {
        if case .cellTapped(let it) = $0 { it } else { nil }
      }
    }
    public var quitTapped: AnyCasePath<Game.Action, Void> {
      AnyCasePath(embed: { .quitTapped }, extract: { $0 == .quitTapped ? () : nil })
    }
    public var alert: AnyCasePath<Game.Action, PresentationAction<Game.Alert>> {
      AnyCasePath(embed: Game.Action.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Game.Action, Game.Action.Delegate> {
      AnyCasePath(embed: Game.Action.delegate) {
        if case .delegate(let it) = $0 { it } else { nil }
      }
    }
  }
}

extension Game.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var quitConfirmed: AnyCasePath<Game.Alert, Void> {
      AnyCasePath(embed: { .quitConfirmed }, extract: { $0 == .quitConfirmed ? () : nil })
    }
  }
}
