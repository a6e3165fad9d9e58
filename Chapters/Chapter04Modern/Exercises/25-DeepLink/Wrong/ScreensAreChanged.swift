// wrong: the old screens get the new numbers
// fails: An answer for an old screen reaches no screen
// says: kept its id

let new = State(link: link).path
for id in state.path.ids.dropFirst(new.count) { state.path.pop(from: id) }
for (index, screen) in new.enumerated() {
  if index < state.path.count {
    state.path[id: state.path.ids[index]] = screen
  } else {
    state.path.append(screen)
  }
}
return .none
// next answer
for number in link.numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
