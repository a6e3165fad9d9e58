// wrong: a new question cancels the one before
// says: The second question ended the first. Both stay open, and each gets its line.
// fails: With two open questions, each answer belongs to its own question
// gives: (screen.shown → ["2 cat italian gatto"]) == ["2 cat italian gatto", "1 dog french chien"]

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
    .cancellable(id: "question", cancelInFlight: true)

case .translated(let text, let language, let asked, .success(let translation)):
  state.lines.append(
    Line(text: text, language: language, asked: asked, translation: translation)
  )
  return .none

case .translated(let text, _, _, .failure):
  state.message = "\(text) was not translated."
  return .none
}
