// wrong: an open question is known by its text
// says: dog was asked for in French and in Italian, and an answer got another question's line. A
//   word doesn't tell the questions apart.
// fails: Open questions may have the same word
// gives: (screen.shown → ["3 dog french cane", "3 dog french chien", "3 dog french toutou"]) == ["2
//   dog italian cane", "1 dog french chien", "3 dog french toutou"]

// instead of
/// What went wrong last.
var message = ""
// this
/// What went wrong last.
var message = ""
var open: [String: Line] = [:]

// instead of
let (text, language, asked) = (state.text, state.language, environment.now())
// this
let (text, language, asked) = (state.text, state.language, environment.now())
state.open[text] = Line(text: text, language: language, asked: asked, translation: "")

// instead of
case .translated(let text, let language, let asked, .success(let translation)):
  state.lines.append(
    Line(text: text, language: language, asked: asked, translation: translation)
  )
// this
case .translated(let text, _, _, .success(let translation)):
  var line = state.open[text]!
  line.translation = translation
  state.lines.append(line)
