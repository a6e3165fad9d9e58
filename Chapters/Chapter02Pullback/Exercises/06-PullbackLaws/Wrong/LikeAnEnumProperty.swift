// wrong: `itself` is written after the example of a property for one case
// fails: Along paths that stay where they are, pullback changes nothing
// says: every action does what it did before

get {
  guard case .engine = self else { return nil }
  return self
}
set {
  guard case .engine = self, let newValue else { return }
  self = newValue
}
// next answer
get { engine?.throttle }
set { engine?.throttle = newValue }
