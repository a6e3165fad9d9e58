// wrong: the feature that shows the alert closes it
// says: Undo called `dismiss`, which closes what is around the counter: a sheet, or nothing. The
//   alert closes without it.
// fails: Undo restores the count, and its alert closes
// gives: (log → ["undo to 5", "an issue", "count 5", "no alert"]) == ["undo to 5", "count 5", "no
//   alert"]

// instead of
var body: some ReducerOf<Self> {
// this
@Dependency(\.dismiss) private var dismiss

var body: some ReducerOf<Self> {

// instead of
state.count = count
return .none
// this
state.count = count
return .run { _ in await dismiss() }
