// wrong: a form needs a screen, so there is one
// says: A link without numbers made a screen for its form. It has no screen, and so no form.
// fails: A link without numbers has no screen
// gives: (screens(state) → ["0 (form 0)"]) == []

// instead of
for number in link.numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
// this
let numbers = link.isEditing && link.numbers.isEmpty ? [0] : link.numbers
for number in numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = numbers.last {
