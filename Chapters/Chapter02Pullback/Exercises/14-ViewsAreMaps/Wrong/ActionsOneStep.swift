// wrong: an action is embedded once, as if the view's parent were the store
// fails: Actions go up through the next projection, then the first
// says: through `next` only

Projection(value: { $0 }, action: { $0 })
// next answer
Projection(value: { next.value(value($0)) }, action: next.action)
