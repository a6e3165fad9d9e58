// wrong: the sent actions are removed, and the alert keeps its reducer
// says: The alert's reducer called `dismiss`, which closes what is around the alert: a sheet, or
//   nothing. An alert needs no reducer.
// fails: A confirmed reset is followed by the second alert
// gives: (log → ["reset confirmed", "an issue", "count 0", "The count was 7, and is 0."]) ==
//   ["reset confirmed", "count 0", "The count was 7, and is 0."]

// instead of
struct Counter: Reducer {
// this
struct ClosingAlert: Reducer {
  @Dependency(\.dismiss) var dismiss

  func reduce(
    into state: inout AlertState<Counter.Alert>,
    action: Counter.Alert
  ) -> Effect<Counter.Alert> {
    .run { _ in await dismiss() }
  }
}

struct Counter: Reducer {

// instead of
.ifLet(\.$alert, action: \.alert)
// this
.ifLet(\.$alert, action: \.alert) { ClosingAlert() }
