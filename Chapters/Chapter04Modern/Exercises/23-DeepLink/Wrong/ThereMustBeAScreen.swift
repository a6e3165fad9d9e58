// wrong: a link to a form is expected to have a screen
// says: A link without numbers has no last screen: check before you use it.
// fails: crash
// gives: A link without numbers has no screen: Fatal error: Index out of range

// instead of
if link.isEditing, let top = path.ids.last, let number = link.numbers.last {
  path[id: top]?.form = NumberForm.State(number: number)
}
// this
if link.isEditing {
  path[id: path.ids[link.numbers.count - 1]]?.form = NumberForm.State(
    number: link.numbers[link.numbers.count - 1]
  )
}
