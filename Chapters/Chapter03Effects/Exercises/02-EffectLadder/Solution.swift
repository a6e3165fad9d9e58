// Two responses, and one arrives
//
// When the app appears, each of its three features sends the server a request, and only the first
// response arrives: an effect gives one action or none. Change `Effect`, so that it can hold
// several pieces of work, and with it the features, `combine` and the store's `send`, so that every
// response arrives. No request is sent before the reducer has returned, and each `appeared` sends
// each request once.
//
// kind: fix
// lesson: [() -> A?]

struct State: Equatable {
  var count = 0
  var name = ""
  var favorites: [Int] = []
}

enum Action {
  case appeared
  case countLoaded(Int)
  case nameLoaded(String)
  case favoritesLoaded([Int])
}

/// The requests. A response is nil if there is none.
struct Server {
  var count: () -> Int?
  var name: () -> String?
  var favorites: () -> [Int]?
}

typealias Reducer = (inout State, Action) -> Effect

// answer
// starter: typealias Effect = () -> Action?
// starter:
// starter: func counter(_ server: Server) -> Reducer {
// starter:   { state, action in
// starter:     switch action {
// starter:     case .appeared:
// starter:       return { server.count().map(Action.countLoaded) }
// starter:     case .countLoaded(let count):
// starter:       state.count = count
// starter:       return { nil }
// starter:     default:
// starter:       return { nil }
// starter:     }
// starter:   }
// starter: }
// starter:
// starter: func profile(_ server: Server) -> Reducer {
// starter:   { state, action in
// starter:     switch action {
// starter:     case .appeared:
// starter:       return { server.name().map(Action.nameLoaded) }
// starter:     case .nameLoaded(let name):
// starter:       state.name = name
// starter:       return { nil }
// starter:     default:
// starter:       return { nil }
// starter:     }
// starter:   }
// starter: }
// starter:
// starter: func favoritesList(_ server: Server) -> Reducer {
// starter:   { state, action in
// starter:     switch action {
// starter:     case .appeared:
// starter:       return { server.favorites().map(Action.favoritesLoaded) }
// starter:     case .favoritesLoaded(let favorites):
// starter:       state.favorites = favorites
// starter:       return { nil }
// starter:     default:
// starter:       return { nil }
// starter:     }
// starter:   }
// starter: }
// starter:
// starter: func combine(_ first: @escaping Reducer, _ second: @escaping Reducer) -> Reducer {
// starter:   { state, action in
// starter:     let effects = [first(&state, action), second(&state, action)]
// starter:     return {
// starter:       let results = effects.map { effect in effect() }
// starter:       return results.compactMap { $0 }.first
// starter:     }
// starter:   }
// starter: }
// starter:
// starter: final class Store {
// starter:   private(set) var state = State()
// starter:   private let reducer: Reducer
// starter:
// starter:   init(_ reducer: @escaping Reducer) {
// starter:     self.reducer = reducer
// starter:   }
// starter:
// starter:   func send(_ action: Action) {
// starter:     let effect = reducer(&state, action)
// starter:     if let action = effect() { send(action) }
// starter:   }
// starter: }
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
      if let action = work() { send(action) }
    }
  }
}
// end answer
