// wrong: a text that is asked for again replaces its older line
// says: dog was asked for a second time, and its line replaced the first one's. Each answer adds
//   a line.
// fails: Each answer adds a line
// gives: (screen.shown → ["1 cat french cat!", "1 dog french dog!"]) == ["1 dog french dog!", "1
//   cat french cat!", "1 dog french dog!"]

enum TranslatorAction {
  case textChanged(String)
  case languageSelected(Language)
  case translateTapped
  case translated(String, Language, asked: Int, Result<String, Offline>)
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
  let (text, language, asked) = (state.text, state.language, environment.now())
  return environment.translate(text, language)
    .catchToEffect { .translated(text, language, asked: asked, $0) }

case .translated(let text, let language, let asked, .success(let translation)):
  state.lines.removeAll { $0.text == text }
  state.lines.append(
    Line(text: text, language: language, asked: asked, translation: translation)
  )
  return .none

case .translated(let text, _, _, .failure):
  state.message = "\(text) was not translated."
  return .none
}
