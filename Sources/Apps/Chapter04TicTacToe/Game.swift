// The game itself. Whether it is over follows from the board, so it is asked and never stored.

import Chapter04Modern

/// A board and whose turn it is. It says `.delegate(.ended)` once a game, and can be played again.
public struct Game: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public let xName: String
    public let oName: String
    public var board = Board()
    /// Who began. In the next game it is the other one.
    public var first = Player.x
    @PresentationState public var alert: AlertState<Alert>?

    public init(xName: String, oName: String) {
      self.xName = xName
      self.oName = oName
    }

    public var turn: Player { board.moves.isMultiple(of: 2) ? first : first.other }

    public func name(of player: Player) -> String { player == .x ? xName : oName }
  }

  public enum Alert: Equatable, Sendable { case quitConfirmed }

  public enum Action: Equatable, Sendable {
    /// The cells are numbered from 0 to 8, row by row.
    case cellTapped(Int)
    case playAgainTapped
    case quitTapped
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)

    public enum Delegate: Equatable, Sendable { case ended(GameResult) }
  }

  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cellTapped(let cell):
        guard state.board.outcome == nil, state.board.mark(cell, by: state.turn) else {
          return .none
        }
        guard let outcome = state.board.outcome else { return .none }
        let result = GameResult(xName: state.xName, oName: state.oName, outcome: outcome)
        return .send(.delegate(.ended(result)))

      case .playAgainTapped:
        guard state.board.outcome != nil else { return .none }
        state.board = Board()
        state.first = state.first.other
        return .none

      case .quitTapped:
        guard state.board.outcome == nil, state.board.moves > 0 else {
          return .run { _ in await dismiss() }
        }
        state.alert = .quit
        return .none

      case .alert(.presented(.quitConfirmed)):
        return .run { _ in await dismiss() }

      case .alert, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == Game.Alert {
  public static var quit: Self {
    AlertState {
      TextState("Quit the game?")
    } actions: {
      ButtonState(role: .destructive, action: .quitConfirmed) { TextState("Quit") }
      ButtonState(role: .cancel) { TextState("Play on") }
    } message: {
      TextState("Nobody wins it.")
    }
  }
}
