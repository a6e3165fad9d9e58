// wrong: the id is used as an index
// says: The action is for the row with the id 0, and the row at index 0 got it. An id isn't an
//   index.
// fails: An action reaches the row that has its id
// gives: (rows → ["2: 5 s", "0: 0 s", "1: 0 s"]) == ["2: 0 s", "0: 5 s", "1: 0 s"]

// instead of
if let (id, rowAction) = action.extract(parentAction), let index = before.firstIndex(of: id) {
// this
if let (id, rowAction) = action.extract(parentAction), let index = id as? Int,
  before.indices.contains(index)
{
