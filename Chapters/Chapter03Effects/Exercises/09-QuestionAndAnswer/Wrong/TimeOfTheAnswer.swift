// wrong: the time is asked for where the line is made
// fails: A line has the time of the question
// says: send it along

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
