// wrong: the parent keeps the token
// says: The first view is out of date: making the second ended its observation. Each view keeps its
//   own token.
// fails: Two views of the same part agree
// gives: ([left.value, right.value] → [0, 2]) == [2, 2]

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
