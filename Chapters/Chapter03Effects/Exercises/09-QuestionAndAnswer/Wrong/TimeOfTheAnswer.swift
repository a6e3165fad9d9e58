// wrong: the time is asked for where the line is made
// says: The question was asked at minute 1 and answered at minute 5, but the line says 5. Read
//   the time when the question is asked, and send it along.
// fails: A line has the time of the question
// gives: (screen.shown → ["5 dog french chien"]) == ["1 dog french chien"]

enum TranslatorAction {
  case textChanged(String)
  case languageSelected(Language)
  case translateTapped
  case translated(String, Language, Result<String, Offline>)
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
  let (text, language) = (state.text, state.language)
  return environment.translate(text, language)
    .catchToEffect { .translated(text, language, $0) }

case .translated(let text, let language, .success(let translation)):
  state.lines.append(
    Line(text: text, language: language, asked: environment.now(), translation: translation)
  )
  return .none

case .translated(let text, _, .failure):
  state.message = "\(text) was not translated."
  return .none
}
