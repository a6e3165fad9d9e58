// wrong: the list handles the editor's tap, and reads its state
// fails: The editor does its part alone, and reports that it has finished
// says: never said so

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
    state.text = state.text.trimmingCharacters(in: .whitespaces)
    return .none
  case .delegate:
    return .none
  }
}
// next answer
switch action {
case .editor(.doneTapped):
  state.notes.append(state.editor.text)
  state.editor.text = ""
  return .none
case .editor:
  return .none
}
