// wrong: a link to the screens that are there already has nothing to do
// says: The link opened again, and the screen kept its fact and its form. Every link makes new
//   screens.
// fails: Opening the same link again makes new screens
// gives: ([before, screens(browser.store.state)] → [["8 (8!, form 8)"], ["8 (8!, form 8)"]]) ==
//   [["8 (8!, form 8)"], ["8"]]

// instead of
state.path = State(link: link).path
// this
let isThere = state.path.map(\.number) == link.numbers && !link.isEditing
if !isThere { state.path = State(link: link).path }
