// A response without its request
//
// A translator keeps a line for each translation: what was requested, into which language, when,
// and what came back. It looks right as long as the user waits for each response. But if you type
// the next word, or select another language, before the response arrives, the line is wrong. Fix
// it, so that a line, and the message of a failure, are about the request that was sent. An action
// may carry more than it does now. Any number of requests may be open, their responses may come in
// any order, and each response adds its line when it comes.
//
// kind: fix
// lesson: The third argument

import Chapter03Effects

enum Language: String {
  case french, italian
}

struct Line: Equatable {
  var text: String
  var language: Language
  /// When it was requested.
  var minute: Int
  var translation: String
}

struct Translator: Equatable {
  var text = ""
  var language = Language.french
  /// In the order of the responses.
  var lines: [Line] = []
  /// What went wrong last.
  var message = ""
}

struct Offline: Error, Equatable {}

struct TranslatorEnvironment {
  /// Sends the server a request.
  var translate: (_ text: String, _ language: Language) -> Effect<String, Offline>
  /// The time, in minutes.
  var now: () -> Int
}

// answer
// starter: enum TranslatorAction {
// starter:   case textChanged(String)
// starter:   case languageSelected(Language)
// starter:   case translateTapped
// starter:   case translated(Result<String, Offline>)
// starter: }
enum TranslatorAction {
  case textChanged(String)
  case languageSelected(Language)
  case translateTapped
  case translated(String, Language, minute: Int, Result<String, Offline>)
}
// end answer

var translatorReducer: Reducer<Translator, TranslatorAction, TranslatorEnvironment> {
  Reducer {
    state,
    action,
    environment in
    // answer
    // starter: switch action {
    // starter: case .textChanged(let text):
    // starter:   state.text = text
    // starter:   return .none
    // starter:
    // starter: case .languageSelected(let language):
    // starter:   state.language = language
    // starter:   return .none
    // starter:
    // starter: case .translateTapped:
    // starter:   return environment.translate(state.text, state.language)
    // starter:     .catchToEffect(TranslatorAction.translated)
    // starter:
    // starter: case .translated(.success(let translation)):
    // starter:   state.lines.append(
    // starter:     Line(
    // starter:       text: state.text,
    // starter:       language: state.language,
    // starter:       minute: environment.now(),
    // starter:       translation: translation
    // starter:     )
    // starter:   )
    // starter:   return .none
    // starter:
    // starter: case .translated(.failure):
    // starter:   state.message = "\(state.text) was not translated."
    // starter:   return .none
    // starter: }
    switch action {
    case .textChanged(let text):
      state.text = text
      return .none

    case .languageSelected(let language):
      state.language = language
      return .none

    case .translateTapped:
      let (text, language, minute) = (state.text, state.language, environment.now())
      return environment.translate(text, language)
        .catchToEffect { .translated(text, language, minute: minute, $0) }

    case .translated(let text, let language, let minute, .success(let translation)):
      state.lines.append(
        Line(text: text, language: language, minute: minute, translation: translation)
      )
      return .none

    case .translated(let text, _, _, .failure):
      state.message = "\(text) was not translated."
      return .none
    }
    // end answer
  }
}
