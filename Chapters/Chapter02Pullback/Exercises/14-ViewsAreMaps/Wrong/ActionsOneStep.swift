// wrong: an action is embedded once, as if the view's parent were the store
// says: The action went through `next` only: it became degrees, and the store takes tenths.
// fails: Actions go up through the next projection, then the first
// gives: (tenths → 21) == 210

// instead of
Projection(value: { next.value(value($0)) }, action: { action(next.action($0)) })
// this
Projection(value: { next.value(value($0)) }, action: { next.action($0) })
