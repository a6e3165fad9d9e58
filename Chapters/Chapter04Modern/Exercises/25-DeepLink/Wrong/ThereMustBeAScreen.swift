// wrong: a link to a form is expected to have a screen
// fails: crash
// says: Index out of range

state.path = State(link: link).path
return .none
// next answer
for number in link.numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing {
  path[id: path.ids[path.count - 1]]?.form = NumberForm.State(number: link.numbers.last!)
}
