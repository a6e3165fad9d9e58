// wrong: the top screen is the one with the last number
// says: Both screens show 8, and the wrong one has its form open. Find the top screen by its place,
//   not its number.
// fails: The top screen's form is open if the link says so
// gives: (screens(same) → ["8 (form 8)", "8"]) == ["8", "8 (form 8)"]

// instead of
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
// this
if link.isEditing, let number = link.numbers.last,
  let id = path.ids.first(where: { path[id: $0]?.number == number })
{
  path[id: id]?.form = NumberForm.State(number: number)
}
