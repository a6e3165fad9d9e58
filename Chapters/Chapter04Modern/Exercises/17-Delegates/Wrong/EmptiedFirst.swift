// wrong: the field is emptied, and then its text is passed on
// fails: Done adds the text as a note, and empties the editor
// says: The note is empty

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
    state.text = ""
    return .send(
      .delegate(.finished(state.text.trimmingCharacters(in: .whitespaces)))
    )
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
