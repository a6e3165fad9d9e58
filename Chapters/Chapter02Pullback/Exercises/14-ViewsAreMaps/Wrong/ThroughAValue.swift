// wrong: on its way up, the action goes through a `value`
// fails: Actions go up through the next projection, then the first
// says: went through a `value` as well

Projection(value: { $0 }, action: { $0 })
// next answer
Projection(
  value: { next.value(self.value($0)) },
  action: { next.action(self.value($0)) }
)
