// wrong: only the success brings its question along
// says: dog failed, and the message is about cat: the state has another text by then. A failure
//   is an answer, too.
// fails: The message of a failure is about the question that failed
// gives: (screen.shown → ["cat was not translated."]) == ["dog was not translated."]

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
  state.lines.append(
    Line(text: text, language: language, asked: asked, translation: translation)
  )
  return .none

case .translated(_, _, _, .failure):
  state.message = "\(state.text) was not translated."
  return .none
}
