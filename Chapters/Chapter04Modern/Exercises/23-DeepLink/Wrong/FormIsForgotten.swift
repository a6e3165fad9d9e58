// wrong: a link only says which screens there are
// says: `State(link:)` opened no form, although `isEditing` was true.
// fails: The top screen's form is open if the link says so
// gives: (screens(state) → ["8", "9"]) == ["8", "9 (form 9)"]

// instead of
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
// this

