// wrong: an engine's action without a throttle is given one of zero
// fails: The joined path is nil where one of its steps is nil
// says: not even one of zero

get { self }
set {
  guard let newValue else { return }
  self = newValue
}
// next answer
get {
  guard let engine else { return nil }
  return engine.throttle ?? 0
}
set { engine?.throttle = newValue }
