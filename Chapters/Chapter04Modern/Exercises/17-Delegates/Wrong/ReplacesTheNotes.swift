// wrong: the new note replaces all others
// fails: Done adds the text as a note, and empties the editor
// says: The new one goes after it

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
    state.text = text
    return .none
  case .doneTapped:
    let text = state.text.trimmingCharacters(in: .whitespaces)
    state.text = ""
    return .send(.delegate(.finished(text)))
  case .delegate:
    return .none
  }
}
// next answer
switch action {
case .editor(.delegate(.finished(let text))):
  state.notes = [text]
  return .none
case .editor:
  return .none
}
