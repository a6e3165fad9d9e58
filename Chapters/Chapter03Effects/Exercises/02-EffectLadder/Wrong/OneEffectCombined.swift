// wrong: both reducers run, and only the first one's effects are returned
// fails: Both features get their answers
// says: the name was never asked for

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
    let effects = first(&state, action)
    _ = second(&state, action)
    return effects
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
      if let action = work() { send(action) }
    }
  }
}
