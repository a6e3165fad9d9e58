// wrong: every screen has its form open
// fails: The top screen's form is open if the link says so
// says: Every screen has its form open

state.path = State(link: link).path
return .none
// next answer
for number in link.numbers {
  path.append(
    FactScreen.State(
      number: number,
      form: link.isEditing ? NumberForm.State(number: number) : nil
    )
  )
}
