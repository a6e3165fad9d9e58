// wrong: the list takes the text, and still tells the editor to empty its field
// fails: One tap makes two actions: the tap, and the message to the parent
// says: three actions

enum Action: Equatable {
  case typed(String)
  case doneTapped, clear
  case delegate(Delegate)

  enum Delegate: Equatable {
    case finished(String)
  }
}

func reduce(into state: inout State, action: Action) -> Effect<Action> {
  switch action {
  case .typed(let text):
    state.text = text
    return .none
  case .doneTapped:
    let text = state.text.trimmingCharacters(in: .whitespaces)
    return .send(.delegate(.finished(text)))
  case .clear:
    state.text = ""
    return .none
  case .delegate:
    return .none
  }
}
// next answer
switch action {
case .editor(.delegate(.finished(let text))):
  state.notes.append(text)
  return .send(.editor(.clear))
case .editor:
  return .none
}
