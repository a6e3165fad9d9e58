// Where a player comes to. It pushes what a new game needs, and keeps how the games ended: a game
// that is over and gone can't.

import Chapter04Modern

/// The results so far, and a stack on which a new game is set up.
public struct Lobby: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public let user: User
    /// The latest first.
    public var results: [GameResult] = []
    public var path = StackState<NewGame.State>()

    public init(user: User, results: [GameResult] = []) {
      self.user = user
      self.results = results
    }
  }

  public enum Action: Equatable, Sendable {
    case newGameTapped
    case logOutTapped
    case path(StackActionOf<NewGame>)
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable { case loggedOut }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .newGameTapped:
        state.path.append(NewGame.State(xName: state.user.name))
        return .none

      case .logOutTapped:
        return .send(.delegate(.loggedOut))

      case .path(.element(_, .game(.presented(.delegate(.ended(let result)))))):
        state.results.insert(result, at: 0)
        return .none

      case .path, .delegate:
        return .none
      }
    }
    .forEach(\.path, action: \.path) {
      NewGame()
    }
  }
}
