// wrong: an answer is handed to the reducer, and not to `send`
// fails: An answer may lead to the next question
// says: was thrown away

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
    let effects = reducer(&state, action)
    for work in effects {
      if let action = work() { _ = reducer(&state, action) }
    }
  }
}
