// wrong: the top screen is any that shows the last number
// says: Both screens show 8, and both have their forms open. The link means only the top one.
// fails: The top screen's form is open if the link says so
// gives: (screens(same) → ["8 (form 8)", "8 (form 8)"]) == ["8", "8 (form 8)"]

// instead of
for number in link.numbers {
  path.append(FactScreen.State(number: number))
}
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
// this
for number in link.numbers {
  let isTop = link.isEditing && number == link.numbers.last
  path.append(FactScreen.State(number: number, form: isTop ? .init(number: number) : nil))
}
