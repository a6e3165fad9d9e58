// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern

extension TicTacToe.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var login: AnyCasePath<TicTacToe.State, Login.State> {
      AnyCasePath(
        embed: { .login($0) },
        extract: { if case .login(let value) = $0 { value } else { nil } }
      )
    }
    public var lobby: AnyCasePath<TicTacToe.State, Lobby.State> {
      AnyCasePath(
        embed: { .lobby($0) },
        extract: { if case .lobby(let value) = $0 { value } else { nil } }
      )
    }
  }
}

extension TicTacToe.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var login: AnyCasePath<TicTacToe.Action, Login.Action> {
      AnyCasePath(
        embed: { .login($0) },
        extract: { if case .login(let action) = $0 { action } else { nil } }
      )
    }
    public var lobby: AnyCasePath<TicTacToe.Action, Lobby.Action> {
      AnyCasePath(
        embed: { .lobby($0) },
        extract: { if case .lobby(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Login.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Login.Action, BindingAction<Login.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let action) = $0 { action } else { nil } }
      )
    }
    public var logInTapped: AnyCasePath<Login.Action, Void> {
      AnyCasePath(
        embed: { .logInTapped },
        extract: { if case .logInTapped = $0 { () } else { nil } }
      )
    }
    public var cancelTapped: AnyCasePath<Login.Action, Void> {
      AnyCasePath(
        embed: { .cancelTapped },
        extract: { if case .cancelTapped = $0 { () } else { nil } }
      )
    }
    public var response: AnyCasePath<Login.Action, LoginResponse> {
      AnyCasePath(
        embed: { .response($0) },
        extract: { if case .response(let value) = $0 { value } else { nil } }
      )
    }
    public var failed: AnyCasePath<Login.Action, AuthenticationError> {
      AnyCasePath(
        embed: { .failed($0) },
        extract: { if case .failed(let value) = $0 { value } else { nil } }
      )
    }
    public var destination: AnyCasePath<Login.Action, PresentationAction<Login.Destination.Action>>
    {
      AnyCasePath(
        embed: { .destination($0) },
        extract: { if case .destination(let action) = $0 { action } else { nil } }
      )
    }
    public var delegate: AnyCasePath<Login.Action, Login.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Login.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var twoFactor: AnyCasePath<Login.Destination.State, TwoFactor.State> {
      AnyCasePath(
        embed: { .twoFactor($0) },
        extract: { if case .twoFactor(let value) = $0 { value } else { nil } }
      )
    }
    public var alert: AnyCasePath<Login.Destination.State, AlertState<Never>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Login.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var twoFactor: AnyCasePath<Login.Destination.Action, TwoFactor.Action> {
      AnyCasePath(
        embed: { .twoFactor($0) },
        extract: { if case .twoFactor(let action) = $0 { action } else { nil } }
      )
    }
    public var alert: AnyCasePath<Login.Destination.Action, Never> {
      AnyCasePath(
        embed: Login.Destination.Action.alert,
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension TwoFactor.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<TwoFactor.Action, BindingAction<TwoFactor.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let action) = $0 { action } else { nil } }
      )
    }
    public var submitTapped: AnyCasePath<TwoFactor.Action, Void> {
      AnyCasePath(
        embed: { .submitTapped },
        extract: { if case .submitTapped = $0 { () } else { nil } }
      )
    }
    public var response: AnyCasePath<TwoFactor.Action, User> {
      AnyCasePath(
        embed: { .response($0) },
        extract: { if case .response(let value) = $0 { value } else { nil } }
      )
    }
    public var failed: AnyCasePath<TwoFactor.Action, AuthenticationError> {
      AnyCasePath(
        embed: { .failed($0) },
        extract: { if case .failed(let value) = $0 { value } else { nil } }
      )
    }
    public var alert: AnyCasePath<TwoFactor.Action, PresentationAction<TwoFactor.Alert>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
    public var delegate: AnyCasePath<TwoFactor.Action, TwoFactor.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension TwoFactor.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var expiredConfirmed: AnyCasePath<TwoFactor.Alert, Void> {
      AnyCasePath(
        embed: { .expiredConfirmed },
        extract: {
          switch $0 {
          case .expiredConfirmed: ()
          }
        }
      )
    }
  }
}

extension Lobby.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var newGameTapped: AnyCasePath<Lobby.Action, Void> {
      AnyCasePath(
        embed: { .newGameTapped },
        extract: { if case .newGameTapped = $0 { () } else { nil } }
      )
    }
    public var logOutTapped: AnyCasePath<Lobby.Action, Void> {
      AnyCasePath(
        embed: { .logOutTapped },
        extract: { if case .logOutTapped = $0 { () } else { nil } }
      )
    }
    public var path: AnyCasePath<Lobby.Action, StackActionOf<NewGame>> {
      AnyCasePath(
        embed: { .path($0) },
        extract: { if case .path(let action) = $0 { action } else { nil } }
      )
    }
    public var delegate: AnyCasePath<Lobby.Action, Lobby.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension NewGame.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<NewGame.Action, BindingAction<NewGame.State>> {
      AnyCasePath(
        embed: { .binding($0) },
        extract: { if case .binding(let action) = $0 { action } else { nil } }
      )
    }
    public var playTapped: AnyCasePath<NewGame.Action, Void> {
      AnyCasePath(
        embed: { .playTapped },
        extract: { if case .playTapped = $0 { () } else { nil } }
      )
    }
    public var game: AnyCasePath<NewGame.Action, PresentationAction<Game.Action>> {
      AnyCasePath(
        embed: { .game($0) },
        extract: { if case .game(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Game.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var cellTapped: AnyCasePath<Game.Action, Int> {
      AnyCasePath(
        embed: { .cellTapped($0) },
        extract: { if case .cellTapped(let value) = $0 { value } else { nil } }
      )
    }
    public var playAgainTapped: AnyCasePath<Game.Action, Void> {
      AnyCasePath(
        embed: { .playAgainTapped },
        extract: { if case .playAgainTapped = $0 { () } else { nil } }
      )
    }
    public var quitTapped: AnyCasePath<Game.Action, Void> {
      AnyCasePath(
        embed: { .quitTapped },
        extract: { if case .quitTapped = $0 { () } else { nil } }
      )
    }
    public var alert: AnyCasePath<Game.Action, PresentationAction<Game.Alert>> {
      AnyCasePath(
        embed: { .alert($0) },
        extract: { if case .alert(let action) = $0 { action } else { nil } }
      )
    }
    public var delegate: AnyCasePath<Game.Action, Game.Action.Delegate> {
      AnyCasePath(
        embed: { .delegate($0) },
        extract: { if case .delegate(let action) = $0 { action } else { nil } }
      )
    }
  }
}

extension Game.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var quitConfirmed: AnyCasePath<Game.Alert, Void> {
      AnyCasePath(
        embed: { .quitConfirmed },
        extract: {
          switch $0 {
          case .quitConfirmed: ()
          }
        }
      )
    }
  }
}
