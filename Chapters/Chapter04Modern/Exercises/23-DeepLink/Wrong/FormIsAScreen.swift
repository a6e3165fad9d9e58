// wrong: a form is a screen of its own
// says: The form's number became one more screen. The form belongs in the top screen's state.
// fails: The top screen's form is open if the link says so
// gives: (screens(state) → ["8", "9", "9 (form 9)"]) == ["8", "9 (form 9)"]

// instead of
  path[id: top]?.form = NumberForm.State(number: number)
// this
  path.append(FactScreen.State(number: number, form: NumberForm.State(number: number)))
  _ = top
