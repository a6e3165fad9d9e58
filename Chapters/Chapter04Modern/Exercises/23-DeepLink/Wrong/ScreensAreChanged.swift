// wrong: the old screens get the new numbers
// says: The screen for 7 became the one for 8, with its old id, so the answer for 7 found it. Make
//   new screens, which get new ids.
// fails: An answer for an old screen reaches no screen
// gives: (screens(browser.store.state) → ["8 (7!)"]) == ["8"]

// instead of
state.path = State(link: link).path
// this
let new = State(link: link).path
for id in state.path.ids.dropFirst(new.count) { state.path.pop(from: id) }
for (index, screen) in new.enumerated() {
  if index < state.path.count {
    state.path[id: state.path.ids[index]] = screen
  } else {
    state.path.append(screen)
  }
}
