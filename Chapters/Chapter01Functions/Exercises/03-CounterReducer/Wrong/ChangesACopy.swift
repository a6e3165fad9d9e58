// wrong: a new value is made, as if it could be returned, and thrown away
// says: The count is still 40: nothing was assigned to `state.count`. A copy is gone when the
//   function returns; `state` is `inout`, so assign to it.
// fails: An increment adds the step
// gives: (after(.incrementTapped).count → 40) == 43

var next = state
switch action {
case .incrementTapped:
  next.count += state.step
case .decrementTapped:
  next.count -= state.step
case .stepChanged(let step):
  next.step = step
}
