// wrong: answers come in the order of the questions
// says: cat was answered first, and the answer was given to dog. Answers come in any order: each
//   has to bring its question along.
// fails: With two open questions, each answer belongs to its own question
// gives: (screen.shown → ["1 dog french gatto", "2 cat italian chien"]) == ["2 cat italian gatto",
//   "1 dog french chien"]

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
  var line = state.open.removeFirst()
  line.translation = translation
  state.lines.append(line)
