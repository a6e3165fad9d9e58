// wrong: the parent keeps the token, so the next view ends the observation of the one before
// fails: Two views of the same part agree
// says: keeps its own token

let view = Store<LocalValue, Action>(value: toLocalValue(value), send: send)
parentToken = observe { [weak view] value in view?.receive(toLocalValue(value)) }
return view
