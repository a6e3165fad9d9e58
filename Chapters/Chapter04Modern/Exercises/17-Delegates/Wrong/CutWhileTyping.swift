// wrong: the spaces are cut off while they are being typed
// fails: The text stays as typed until done is tapped
// says: cut off when done is tapped

enum Action: Equatable {
  case typed(String)
  case doneTapped
  case delegate(Delegate)

  enum Delegate: Equatable {
    case finished(String)
  }
}

func reduce(into state: inout State, action: Action) -> Effect<Action> {
  switch action {
  case .typed(let text):
    state.text = text.trimmingCharacters(in: .whitespaces)
    return .none
  case .doneTapped:
    let text = state.text
    state.text = ""
    return .send(.delegate(.finished(text)))
  case .delegate:
    return .none
  }
}
// next answer
switch action {
case .editor(.delegate(.finished(let text))):
  state.notes.append(text)
  return .none
case .editor:
  return .none
}
