// wrong: a question that has been answered needn't be asked again
// says: dog was asked for a second time, and no line was added. Each answer adds a line.
// fails: Each answer adds a line
// gives: (screen.shown → ["1 dog french dog!", "1 cat french cat!"]) == ["1 dog french dog!", "1
//   cat french cat!", "1 dog french dog!"]

// instead of
case .translateTapped:
// this
case .translateTapped where state.lines.contains { $0.text == state.text }:
  return .none

case .translateTapped:
