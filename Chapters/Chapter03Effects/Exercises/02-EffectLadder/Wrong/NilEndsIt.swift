// wrong: an effect without a result ends the send, and those after it are never performed
// fails: An effect without an answer doesn't hold up the others
// says: the profile had no answer

typealias Effect = [() -> Action?]

func counter(_ server: Server) -> Reducer {
  { state, action in
    switch action {
    case .appeared:
      return [{ server.count().map(Action.countLoaded) }]
    case .countLoaded(let count):
      state.count = count
      return []
    default:
      return []
    }
  }
}

func profile(_ server: Server) -> Reducer {
  { state, action in
    switch action {
    case .appeared:
      return [{ server.name().map(Action.nameLoaded) }]
    case .nameLoaded(let name):
      state.name = name
      return []
    default:
      return []
    }
  }
}

func favoritesList(_ server: Server) -> Reducer {
  { state, action in
    switch action {
    case .appeared:
      return [{ server.favorites().map(Action.favoritesLoaded) }]
    case .favoritesLoaded(let favorites):
      state.favorites = favorites
      return []
    default:
      return []
    }
  }
}

func combine(_ first: @escaping Reducer, _ second: @escaping Reducer) -> Reducer {
  { state, action in
    first(&state, action) + second(&state, action)
  }
}

final class Store {
  private(set) var state = State()
  private let reducer: Reducer

  init(_ reducer: @escaping Reducer) {
    self.reducer = reducer
  }

  func send(_ action: Action) {
    for work in reducer(&state, action) {
      guard let action = work() else { return }
      send(action)
    }
  }
}
