// wrong: an answer belongs to the last question
// says: pig was answered first, and the answer was given to hen, the last question. Each answer
//   has to bring its own question along.
// fails: With two open questions, each answer belongs to its own question
// gives: (screen.shown.suffix(2) → ["3 hen italian cochon", "3 pig french gallina"]) == ["3 pig
//   french cochon", "3 hen italian gallina"]

// instead of
/// What went wrong last.
var message = ""
// this
/// What went wrong last.
var message = ""
var open: [Line] = []

// instead of
let (text, language, asked) = (state.text, state.language, environment.now())
// this
let (text, language, asked) = (state.text, state.language, environment.now())
state.open.append(Line(text: text, language: language, asked: asked, translation: ""))

// instead of
case .translated(let text, let language, let asked, .success(let translation)):
  state.lines.append(
    Line(text: text, language: language, asked: asked, translation: translation)
  )
// this
case .translated(_, _, _, .success(let translation)):
  var line = state.open.removeLast()
  line.translation = translation
  state.lines.append(line)
