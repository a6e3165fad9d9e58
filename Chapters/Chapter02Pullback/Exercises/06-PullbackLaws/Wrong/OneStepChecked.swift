// wrong: the setter checks the first step, and takes the second for granted
// fails: Setting the joined path changes the throttle, and never a case
// says: has no throttle to change

get { self }
set {
  guard let newValue else { return }
  self = newValue
}
// next answer
get { engine?.throttle }
set {
  guard case .engine = self, let newValue else { return }
  self = .engine(.throttle(newValue))
}
