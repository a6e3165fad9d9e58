// wrong: copied from the other property, and changed in two of three places
// fails: The setter puts another payload into its own case
// says: Perhaps you copied it

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
  guard case .channel = self, let newValue else { return }
  self = .volume(newValue)
}
