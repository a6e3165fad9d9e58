// wrong: the setter asks for the first step, and takes the second for granted
// fails: To set the joined path changes the throttle, and no case
// says: A horn, or a stop, has no throttle

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
