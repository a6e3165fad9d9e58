// wrong: the second effect is for when the first has no result
// fails: Both features get their answers
// says: the name was never asked for

typealias Effect = () -> Action?

func counter(_ server: Server) -> Reducer {
  { state, action in
    switch action {
    case .appeared:
      return { server.count().map(Action.countLoaded) }
    case .countLoaded(let count):
      state.count = count
      return { nil }
    default:
      return { nil }
    }
  }
}

func profile(_ server: Server) -> Reducer {
  { state, action in
    switch action {
    case .appeared:
      return { server.name().map(Action.nameLoaded) }
    case .nameLoaded(let name):
      state.name = name
      return { nil }
    default:
      return { nil }
    }
  }
}

func favoritesList(_ server: Server) -> Reducer {
  { state, action in
    switch action {
    case .appeared:
      return { server.favorites().map(Action.favoritesLoaded) }
    case .favoritesLoaded(let favorites):
      state.favorites = favorites
      return { nil }
    default:
      return { nil }
    }
  }
}

func combine(_ first: @escaping Reducer, _ second: @escaping Reducer) -> Reducer {
  { state, action in
    let effects = (first(&state, action), second(&state, action))
    return { effects.0() ?? effects.1() }
  }
}

final class Store {
  private(set) var state = State()
  private let reducer: Reducer

  init(_ reducer: @escaping Reducer) {
    self.reducer = reducer
  }

  func send(_ action: Action) {
    let effect = reducer(&state, action)
    if let action = effect() { send(action) }
  }
}
