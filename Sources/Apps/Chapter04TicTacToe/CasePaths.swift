// What `@CasePathable` would write: a path to each case that a reducer or a test goes through.

import Chapter04Modern

extension TicTacToe.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var login: AnyCasePath<Root, Login.State> {
      AnyCasePath(Root.login) { if case .login(let it) = $0 { it } else { nil } }
    }
    public var lobby: AnyCasePath<Root, Lobby.State> {
      AnyCasePath(Root.lobby) { if case .lobby(let it) = $0 { it } else { nil } }
    }
  }
}

extension TicTacToe.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var login: AnyCasePath<Root, Login.Action> {
      AnyCasePath(Root.login) { if case .login(let it) = $0 { it } else { nil } }
    }
    public var lobby: AnyCasePath<Root, Lobby.Action> {
      AnyCasePath(Root.lobby) { if case .lobby(let it) = $0 { it } else { nil } }
    }
  }
}

extension Login.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Root, BindingAction<Login.State>> {
      AnyCasePath(Root.binding) { if case .binding(let it) = $0 { it } else { nil } }
    }
    public var logInTapped: AnyCasePath<Root, Void> { AnyCasePath(.logInTapped) }
    public var cancelTapped: AnyCasePath<Root, Void> { AnyCasePath(.cancelTapped) }
    public var response: AnyCasePath<Root, LoginResponse> {
      AnyCasePath(Root.response) { if case .response(let it) = $0 { it } else { nil } }
    }
    public var failed: AnyCasePath<Root, AuthenticationError> {
      AnyCasePath(Root.failed) { if case .failed(let it) = $0 { it } else { nil } }
    }
    public var destination: AnyCasePath<Root, PresentationAction<Login.Destination.Action>> {
      AnyCasePath(Root.destination) { if case .destination(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Root, Login.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension Login.Destination.State: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var twoFactor: AnyCasePath<Root, TwoFactor.State> {
      AnyCasePath(Root.twoFactor) { if case .twoFactor(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, AlertState<Never>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}

extension Login.Destination.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var twoFactor: AnyCasePath<Root, TwoFactor.Action> {
      AnyCasePath(Root.twoFactor) { if case .twoFactor(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, Never> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
  }
}

extension TwoFactor.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Root, BindingAction<TwoFactor.State>> {
      AnyCasePath(Root.binding) { if case .binding(let it) = $0 { it } else { nil } }
    }
    public var submitTapped: AnyCasePath<Root, Void> { AnyCasePath(.submitTapped) }
    public var response: AnyCasePath<Root, User> {
      AnyCasePath(Root.response) { if case .response(let it) = $0 { it } else { nil } }
    }
    public var failed: AnyCasePath<Root, AuthenticationError> {
      AnyCasePath(Root.failed) { if case .failed(let it) = $0 { it } else { nil } }
    }
    public var alert: AnyCasePath<Root, PresentationAction<TwoFactor.Alert>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Root, TwoFactor.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension TwoFactor.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var expiredConfirmed: AnyCasePath<Root, Void> { AnyCasePath(.expiredConfirmed) }
  }
}

extension Lobby.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var newGameTapped: AnyCasePath<Root, Void> { AnyCasePath(.newGameTapped) }
    public var logOutTapped: AnyCasePath<Root, Void> { AnyCasePath(.logOutTapped) }
    public var path: AnyCasePath<Root, StackActionOf<NewGame>> {
      AnyCasePath(Root.path) { if case .path(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Root, Lobby.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension NewGame.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var binding: AnyCasePath<Root, BindingAction<NewGame.State>> {
      AnyCasePath(Root.binding) { if case .binding(let it) = $0 { it } else { nil } }
    }
    public var playTapped: AnyCasePath<Root, Void> { AnyCasePath(.playTapped) }
    public var game: AnyCasePath<Root, PresentationAction<Game.Action>> {
      AnyCasePath(Root.game) { if case .game(let it) = $0 { it } else { nil } }
    }
  }
}

extension Game.Action: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var cellTapped: AnyCasePath<Root, Int> {
      AnyCasePath(Root.cellTapped) { if case .cellTapped(let it) = $0 { it } else { nil } }
    }
    public var playAgainTapped: AnyCasePath<Root, Void> { AnyCasePath(.playAgainTapped) }
    public var quitTapped: AnyCasePath<Root, Void> { AnyCasePath(.quitTapped) }
    public var alert: AnyCasePath<Root, PresentationAction<Game.Alert>> {
      AnyCasePath(Root.alert) { if case .alert(let it) = $0 { it } else { nil } }
    }
    public var delegate: AnyCasePath<Root, Game.Action.Delegate> {
      AnyCasePath(Root.delegate) { if case .delegate(let it) = $0 { it } else { nil } }
    }
  }
}

extension Game.Alert: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  public struct AllCasePaths: Sendable {
    public var quitConfirmed: AnyCasePath<Root, Void> { AnyCasePath(.quitConfirmed) }
  }
}
