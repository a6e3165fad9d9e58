// wrong: the setter of the joined path puts the whole action together again
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
  guard let newValue else { return }
  self = .engine(.throttle(newValue))
}
