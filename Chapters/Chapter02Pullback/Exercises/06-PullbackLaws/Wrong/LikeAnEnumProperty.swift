// wrong: `itself` is written like the property of one case
// fails: `itself` returns every action
// says: It isn't the property of one case

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
