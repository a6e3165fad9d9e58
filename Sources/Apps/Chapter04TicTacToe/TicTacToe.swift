// An app is in one of two states, and has nothing of the other: nobody logged in has no games, and
// a player has no password. With two optionals it could have both, or neither.

import Chapter04Modern

/// The whole app: the log-in, or the lobby of a user who is logged in.
public struct TicTacToe: Reducer, Sendable {
  @dynamicMemberLookup
  public enum State: Equatable, Sendable {
    case login(Login.State)
    case lobby(Lobby.State)

    public init() { self = .login(Login.State()) }

    /// Whether the server is being asked.
    public var isRequesting: Bool {
      guard case .login(let login) = self else { return false }
      return login.isRequesting || login.destination?.twoFactor?.isRequesting == true
    }
  }

  public enum Action: Equatable, Sendable {
    case login(Login.Action)
    case lobby(Lobby.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.delegate(.loggedIn(let user))):
        state = .lobby(Lobby.State(user: user))
        return .none

      case .lobby(.delegate(.loggedOut)):
        state = .login(Login.State())
        return .none

      case .login, .lobby:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) {
      Login()
    }
    .ifCaseLet(\.lobby, action: \.lobby) {
      Lobby()
    }
  }
}
