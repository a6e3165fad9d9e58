// wrong: the whole state is replaced
// fails: The rest of the state stays the same
// says: the whole state was replaced

state = State(link: link)
return .none
// next answer
for number in link.numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
