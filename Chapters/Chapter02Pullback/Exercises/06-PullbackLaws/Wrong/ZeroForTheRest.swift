// wrong: an action of the engine that has no throttle is given one of zero
// fails: Two steps are one along the joined paths
// says: from throttle to engine, then from engine to ship

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
