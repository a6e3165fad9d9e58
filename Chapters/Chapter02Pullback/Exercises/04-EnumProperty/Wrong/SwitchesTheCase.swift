// wrong: whatever the action was, it becomes the one that was set
// fails: The setter does nothing on another case
// says: never the case

get {
  guard case .volume(let volume) = self else { return nil }
  return volume
}
set {
  guard case .volume = self, let newValue else { return }
  self = .volume(newValue)
}
// next answer
get {
  guard case .channel(let channel) = self else { return nil }
  return channel
}
set {
  if let newValue { self = .channel(newValue) }
}
