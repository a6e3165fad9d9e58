// wrong: an answer that comes after the next key is thrown away
// says: The answer came, and was thrown away. It is worth a line, however late it comes.
// fails: A line has the text that was asked for, whatever is typed in the meantime
// gives: (screen.shown → []) == ["1 dog french chien"]

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
  guard text == state.text, language == state.language else { return .none }
  state.lines.append(
    Line(text: text, language: language, asked: asked, translation: translation)
  )
  return .none

case .translated(let text, _, _, .failure):
  state.message = "\(text) was not translated."
  return .none
}
