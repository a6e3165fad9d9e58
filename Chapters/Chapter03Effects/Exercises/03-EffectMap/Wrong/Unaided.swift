// wrong: a counter's actions are expected to reach the app by themselves
// fails: An answer comes back to the counter that asked
// says: was thrown away

Effect<NewOutput> { receive, finish in
  start({ receive(transform($0)) }, finish)
}

// next answer
switch action {
case .left(let action): _ = counterReducer(&state.left, action, ask: ask)
case .right(let action): _ = counterReducer(&state.right, action, ask: ask)
}
return .none
