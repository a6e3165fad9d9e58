// Who plays. The game is presented on top and not pushed: there is no way back from it by accident.

import Chapter04Modern
import Foundation

/// The two names, and the game once it is played.
public struct NewGame: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var xName: String
    public var oName: String
    /// Where the cursor is.
    public var focus: Player? = .o
    @PresentationState public var game: Game.State?

    public init(xName: String = "", oName: String = "") {
      self.xName = xName
      self.oName = oName
    }

    /// Why it can't be played yet, nil if it can.
    public var problem: String? {
      let names = [xName, oName].map { $0.trimmingCharacters(in: .whitespaces) }
      if names.contains("") { return "Both players need a name." }
      if names[0] == names[1] { return "Two players need two names." }
      if names.contains(where: { $0.count > NewGame.longestName }) {
        return "A name has at most \(NewGame.longestName) letters."
      }
      return nil
    }
  }

  public enum Action: Equatable, Sendable, BindableAction {
    case binding(BindingAction<State>)
    case playTapped
    case game(PresentationAction<Game.Action>)
  }

  public static let longestName = 20

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .playTapped:
        guard state.problem == nil else { return .none }
        state.game = Game.State(
          xName: state.xName.trimmingCharacters(in: .whitespaces),
          oName: state.oName.trimmingCharacters(in: .whitespaces)
        )
        return .none

      case .binding, .game:
        return .none
      }
    }
    .ifLet(\.$game, action: \.game) {
      Game()
    }
  }
}
