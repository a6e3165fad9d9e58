// wrong: the setter of the joined path puts the whole action together anew
// fails: To set the joined path changes the throttle, and no case
// says: The setter switched a case

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
