// wrong: the text goes along, and the language is expected to stay
// says: dog was asked for in French, then Italian was selected, and the line says Italian. The
//   language belongs to the question, like the text.
// fails: A line has the language that was asked for, whatever is selected in the meantime
// gives: (screen.shown → ["1 dog italian chien"]) == ["1 dog french chien"]

enum TranslatorAction {
  case textChanged(String)
  case languageSelected(Language)
  case translateTapped
  case translated(String, Result<String, Offline>)
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
  let text = state.text
  return environment.translate(text, state.language)
    .catchToEffect { .translated(text, $0) }

case .translated(let text, .success(let translation)):
  state.lines.append(
    Line(
      text: text,
      language: state.language,
      asked: environment.now(),
      translation: translation
    )
  )
  return .none

case .translated(let text, .failure):
  state.message = "\(text) was not translated."
  return .none
}
