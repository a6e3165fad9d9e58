// wrong: the setter refuses numbers that no remote control has
// fails: The setter puts another payload into its own case
// says: writes every number as it is

get {
  guard case .volume(let volume) = self else { return nil }
  return volume
}
set {
  guard case .volume = self, let newValue, newValue >= 0 else { return }
  self = .volume(newValue)
}
// next answer
get {
  guard case .channel(let channel) = self else { return nil }
  return channel
}
set {
  guard case .channel = self, let newValue, newValue >= 0 else { return }
  self = .channel(newValue)
}
