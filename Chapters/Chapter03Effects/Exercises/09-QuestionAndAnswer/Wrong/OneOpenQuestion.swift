// wrong: the state keeps the question until its answer comes
// says: dog was asked for, then cat, and both lines are about cat. The state has room for one
//   question, but two are open: each has to go along with its effect.
// fails: With two open questions, each answer belongs to its own question
// gives: (screen.shown → ["2 cat italian gatto", "2 cat italian chien"]) == ["2 cat italian gatto",
//   "1 dog french chien"]

// instead of
/// What went wrong last.
var message = ""
// this
/// What went wrong last.
var message = ""
var open: (text: String, language: Language, asked: Int) = ("", .french, 0)

static func == (left: Translator, right: Translator) -> Bool {
  left.text == right.text && left.language == right.language && left.lines == right.lines
    && left.message == right.message
}

// instead of
let (text, language, asked) = (state.text, state.language, environment.now())
// this
let (text, language, asked) = (state.text, state.language, environment.now())
state.open = (text, language, asked)

// instead of
case .translated(let text, let language, let asked, .success(let translation)):
  state.lines.append(
// this
case .translated(_, _, _, .success(let translation)):
  let (text, language, asked) = state.open
  state.lines.append(
