// wrong: every screen has its form open
// says: Every screen has its form open. The link means only the top screen's.
// fails: The top screen's form is open if the link says so
// gives: (screens(state) → ["8 (form 8)", "9 (form 9)"]) == ["8", "9 (form 9)"]

// instead of
for number in link.numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
// this
for number in link.numbers {
  let form = link.isEditing ? NumberForm.State(number: number) : nil
  path.append(FactScreen.State(number: number, form: form))
}
