// wrong: `#line` is written where the fault is reported
// says: The faults weren't reported at the lines of the steps. Let `line` default to `#line`, and
//   pass it on.
// fails: A step without a `line` argument fails at its own line
// gives: (lines → ["first", "other"]) == ["first", "second"]

// instead of
func receive(_ expected: Action, line: Int = #line, _ update: ((inout State) -> Void)? = nil) {
// this
func receive(
  _ expected: Action, line given: Int? = nil, _ update: ((inout State) -> Void)? = nil
) {
  let line = given ?? #line
