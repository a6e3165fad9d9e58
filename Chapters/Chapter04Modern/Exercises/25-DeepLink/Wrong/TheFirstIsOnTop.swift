// wrong: the first number is treated as the top
// fails: A link's numbers are the screens, from the bottom to the top
// says: in the wrong order

state.path = State(link: link).path
return .none
// next answer
for number in link.numbers.reversed() {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
