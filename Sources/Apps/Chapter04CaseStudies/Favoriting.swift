// A heart that a server keeps. It shows at once what the user wants, and goes back if the server
// doesn't: what the server said last is kept beside it.

import Chapter04Modern

/// A heart for anything that has an id. The feature that has one says how it is saved:
///
///     Scope(state: \.favoriting, action: \.favoriting) {
///       Favoriting { id, isFavorite in try await client.favorite(id, isFavorite) }
///     }
public struct Favoriting<ID: Hashable & Sendable>: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public let id: ID
    public var isFavorite: Bool
    /// What the server said last.
    public var isSavedAsFavorite: Bool
    @PresentationState public var alert: AlertState<Never>?

    public init(id: ID, isFavorite: Bool) {
      self.id = id
      self.isFavorite = isFavorite
      isSavedAsFavorite = isFavorite
    }
  }

  public enum Action: Equatable, Sendable {
    case tapped
    case saved(isFavorite: Bool)
    case failed
    case alert(PresentationAction<Never>)
  }

  private let save: @Sendable (ID, Bool) async throws -> Bool

  /// - Parameter save: Saves it, and returns what is saved then.
  public init(save: @escaping @Sendable (_ id: ID, _ isFavorite: Bool) async throws -> Bool) {
    self.save = save
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.isFavorite.toggle()
        return .run { [id = state.id, isFavorite = state.isFavorite] send in
          await send(.saved(isFavorite: try await save(id, isFavorite)))
        } catch: { _, send in
          await send(.failed)
        }
        // The last tap counts: the requests of those before it are cancelled.
        .cancellable(id: FavoritingRequest(), cancelInFlight: true)

      case .saved(let isFavorite):
        state.isFavorite = isFavorite
        state.isSavedAsFavorite = isFavorite
        return .none

      case .failed:
        state.isFavorite = state.isSavedAsFavorite
        state.alert = .notSaved
        return .none

      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct FavoritingRequest: Hashable {}

extension AlertState where Action == Never {
  public static var notSaved: Self {
    AlertState {
      TextState("The favourite wasn't saved")
    } message: {
      TextState("Try again when you are online.")
    }
  }
}
