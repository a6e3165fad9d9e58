// wrong: the list listens to the tap, too, as it did
// fails: Done adds the text as a note, and empties the editor
// says: the same note twice

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
    state.text = text
    return .send(.delegate(.finished(text)))
  case .delegate:
    return .none
  }
}
// next answer
switch action {
case .editor(.doneTapped), .editor(.delegate):
  state.notes.append(state.editor.text)
  if case .editor(.delegate) = action { state.editor.text = "" }
  return .none
case .editor:
  return .none
}
