// wrong: `isIncluded` is asked once
// says: 2 was stopped, and then everything else as well. Each action is judged by itself.
// fails: When the filter is on, only what it lets through reaches the reducer
// gives: (log(isEnabled: true, 2, 1, 3) → ["sum 0"]) == ["got 1", "got 3", "sum 4"]

guard isEnabled else { return reducer }
var isOpen: Bool?
return { state, action in
  isOpen = isOpen ?? isIncluded(action)
  if isOpen == true { reducer(&state, action) }
}
