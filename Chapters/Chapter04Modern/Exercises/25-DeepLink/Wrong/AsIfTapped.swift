// wrong: the link is turned into the taps that lead there
// fails: Opening a link takes one action
// says: a state can be made at once

state.path.removeAll()
return .concatenate(link.numbers.map { .send(.numberTapped($0)) })
// next answer
for number in link.numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
