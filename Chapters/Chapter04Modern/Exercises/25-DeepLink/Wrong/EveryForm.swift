// wrong: every screen has its form open
// fails: If the link says so, the form of the top screen is open
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
