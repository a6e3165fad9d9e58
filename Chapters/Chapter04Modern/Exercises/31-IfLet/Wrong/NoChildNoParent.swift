// wrong: without a child nothing runs, as if the whole feature were optional
// says: While there is no child, the parent doesn't run, so that nothing can open the child.
// fails: The parent runs on every action, once, with or without a child
// gives: (opened → ["(no editor)"]) == ["list, (no editor)", "()"]

// instead of
var effect = Effect<Parent.Action>.none
// this
guard parentState[keyPath: state] != nil else { return .none }
var effect = Effect<Parent.Action>.none
