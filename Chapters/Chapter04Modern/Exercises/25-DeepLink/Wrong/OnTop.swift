// wrong: the link's screens are pushed on top of the old ones
// fails: A link's screens replace the old ones
// says: leads to 8 alone

for screen in State(link: link).path { state.path.append(screen) }
return .none
// next answer
for number in link.numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
