// wrong: the newest line is shown first
// says: The new line is the first. The lines are in the order of the answers.
// fails: With two open questions, each answer belongs to its own question
// gives: (screen.shown → ["1 dog french chien", "2 cat italian gatto"]) == ["2 cat italian gatto",
//   "1 dog french chien"]

// instead of
state.lines.append(
  Line(text: text, language: language, asked: asked, translation: translation)
)
// this
state.lines.insert(
  Line(text: text, language: language, asked: asked, translation: translation),
  at: 0
)
