// wrong: actions are sent through the functions in the order of the values
// fails: Actions go up through the next projection, then the first
// says: An action goes the other way

Projection(value: { $0 }, action: { $0 })
// next answer
Projection(value: { next.value(value($0)) }, action: { next.action(action($0)) })
