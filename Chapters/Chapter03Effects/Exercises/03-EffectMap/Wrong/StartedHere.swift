// wrong: the effect is started by the app's reducer, as nobody else seems to do it
// fails: The reducer starts nothing
// says: Nothing may be asked

Effect<NewOutput> { receive, finish in
  start({ receive(transform($0)) }, finish)
}

// next answer
switch action {
case .left(let action): counterReducer(&state.left, action, ask: ask).start({ _ in }, {})
case .right(let action): counterReducer(&state.right, action, ask: ask).start({ _ in }, {})
}
return .none
