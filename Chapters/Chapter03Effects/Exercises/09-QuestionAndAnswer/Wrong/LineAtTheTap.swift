// wrong: a line is added with the question, and the answer is written into the last one
// says: There is no answer yet, but a line was added already.
// fails: A tap asks for the text in the selected language, once
// gives: (screen.shown → ["1 dog italian "]) == []

enum TranslatorAction {
  case textChanged(String)
  case languageSelected(Language)
  case translateTapped
  case translated(Result<String, Offline>)
}
// next answer
switch action {
case .textChanged(let text):
  state.text = text
  return .none

case .languageSelected(let language):
  state.language = language
  return .none

case .translateTapped:
  state.lines.append(
    Line(text: state.text, language: state.language, asked: environment.now(), translation: "")
  )
  return environment.translate(state.text, state.language)
    .catchToEffect(TranslatorAction.translated)

case .translated(.success(let translation)):
  state.lines[state.lines.count - 1].translation = translation
  return .none

case .translated(.failure):
  state.message = "\(state.lines.removeLast().text) was not translated."
  return .none
}
