// What comes when?
//
// `Log` writes down the notes that it is sent. In each of seven stores, `.go` writes a 0 and starts
// the effect of a different script, and every 2 sends a 4. Write down what each log says when
// everything has ended. Work it out before you save. The verdict explains your first wrong answer.
//
// kind: predict
// lesson: In what order
// predicts: log, effect, work, Store

import Chapter04Modern

struct Log: Reducer {
  enum Action {
    case go(Int)
    case note(String)
  }

  enum ID { case one }

  func reduce(into log: inout String, action: Action) -> Effect<Action> {
    switch action {
    case .go(let script):
      log += "0"
      return effect(ofScript: script)
    case .note("2"):
      log += "2"
      return .send(.note("4"))
    case .note(let text):
      log += text
      return .none
    }
  }

  func effect(ofScript number: Int) -> Effect<Action> {
    switch number {
    case 1:
      .merge(.send(.note("1")), .send(.note("2")), .send(.note("3")))
    case 2:
      .merge(work("1"), .send(.note("2")), .send(.note("3")))
    case 3:
      .concatenate(work("1"), .send(.note("2")), .send(.note("3")))
    case 4:
      .merge(work("1").cancellable(id: ID.one), .cancel(id: ID.one), .send(.note("3")))
    case 5:
      .merge(.cancel(id: ID.one), work("1").cancellable(id: ID.one), .send(.note("3")))
    case 6:
      .merge(
        .concatenate(work("1").cancellable(id: ID.one), .send(.note("3"))),
        .cancel(id: ID.one)
      )
    default:
      .merge(
        .concatenate(work("1"), .send(.note("3"))).cancellable(id: ID.one),
        .cancel(id: ID.one)
      )
    }
  }

  func work(_ text: String) -> Effect<Action> {
    .run { send in await send(.note(text)) }
  }
}

@MainActor func log(ofScript number: Int) async -> String {
  let store = Store(initialState: "") { Log() }
  await store.send(.go(number)).finish()
  return store.withState { $0 }
}

// answer
// starter: let predictions = [
// starter:   "0?",  // script 1
// starter:   "0?",  // script 2
// starter:   "0?",  // script 3
// starter:   "0?",  // script 4
// starter:   "0?",  // script 5
// starter:   "0?",  // script 6
// starter:   "0?",  // script 7
// starter: ]
let predictions = [
  "01234",  // script 1
  "02341",  // script 2
  "01243",  // script 3
  "03",  // script 4
  "031",  // script 5
  "03",  // script 6
  "0",  // script 7
]
// end answer
