// wrong: where there is nothing to report, there is nothing to return
// says: Where there is no event, the feature's effect was dropped. Return it.
// fails: The feature keeps its effects, event or not
// gives: ([reported, silent] → [["yes"], []]) == [["yes"], ["yes"]]

// instead of
guard let event = event(before, state, action) else { return effect }
// this
guard let event = event(before, state, action) else { return .none }
