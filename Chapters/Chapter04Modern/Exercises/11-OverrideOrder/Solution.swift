// Which override is seen?
//
// `Greeter` writes the name that it greets into its state, and that name is a dependency. Six
// stores override the name in different places, some of them in several. Write down what each store
// has in its state at the end. Work it out before you save. The verdict explains your first wrong
// answer.
//
// kind: predict
// lesson: When it is read
// predicts: heard, makeStore, use, Store

import Chapter04Modern

struct Name: DependencyKey {
  var text: String

  static let liveValue = Name(text: "live")
  static let testValue = Name(text: "test")
}

struct Greeter: Reducer {
  enum Action {
    case greet, greetLater
    case answered(String)
  }

  @Dependency(Name.self) var name

  func reduce(into greeting: inout String, action: Action) -> Effect<Action> {
    switch action {
    case .greet:
      greeting = name.text
      return .none
    case .greetLater:
      return .run { send in await send(.answered(name.text)) }
    case .answered(let text):
      greeting = text
      return .none
    }
  }
}

@MainActor func makeStore(_ number: Int) -> StoreOf<Greeter> {
  switch number {
  case 1:
    Store(initialState: "") {
      Greeter()
        .dependency(Name(text: "first"))
        .dependency(Name(text: "second"))
    }
  case 2:
    Store(initialState: "") {
      Greeter().dependency(Name(text: "operator"))
    } withDependencies: {
      $0[Name.self] = Name(text: "store")
    }
  case 3:
    Store(initialState: "") {
      Greeter()
    } withDependencies: {
      $0[Name.self] = Name(text: "first")
      $0[Name.self] = Name(text: "second")
    }
  case 4:
    withDependencies {
      $0[Name.self] = Name(text: "outside")
    } operation: {
      Store(initialState: "") { Greeter() }
    }
  case 5:
    Store(initialState: "") {
      Greeter().dependency(Name(text: "operator"))
    }
  default:
    Store(initialState: "") {
      Greeter()
    } withDependencies: {
      $0[Name.self] = Name(text: "store")
    }
  }
}

@MainActor func use(_ store: StoreOf<Greeter>, number: Int) -> StoreTask {
  switch number {
  case 5:
    // The reducer has returned when the effect reads the name.
    store.send(.greetLater)
  case 6:
    // Around the send, and not around the store.
    withDependencies {
      $0[Name.self] = Name(text: "sender")
    } operation: {
      store.send(.greet)
    }
  default:
    store.send(.greet)
  }
}

@MainActor func heard(fromStore number: Int) async -> String {
  let store = makeStore(number)
  await use(store, number: number).finish()
  return store.withState { $0 }
}

// answer
// starter: let predictions = [
// starter:   "?",  // store 1
// starter:   "?",  // store 2
// starter:   "?",  // store 3
// starter:   "?",  // store 4
// starter:   "?",  // store 5
// starter:   "?",  // store 6
// starter: ]
let predictions = [
  "first",  // store 1
  "operator",  // store 2
  "second",  // store 3
  "outside",  // store 4
  "operator",  // store 5
  "store",  // store 6
]
// end answer
