// wrong: a view is a store of its own, with a way to send
// says: The views still show what they were made with: nothing comes down to them. Make a view with
//   `following`.
// fails: The new value comes down to every level
// gives: ([house.value.lift.floor, lift.value.floor, buttons.value] → [2, 0, 0]) == [2, 2, 2]

// instead of
following(toLocalValue) { localAction in
  self.send(toGlobalAction(localAction))
}
// this
Store<LocalValue, LocalAction>(value: toLocalValue(value)) { localAction in
  self.send(toGlobalAction(localAction))
}
