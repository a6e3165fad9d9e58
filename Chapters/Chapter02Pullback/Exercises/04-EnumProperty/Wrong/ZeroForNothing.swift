// wrong: where there is no payload, zero stands in
// fails: The getter returns nil for the other cases
// says: zero isn't nothing

get {
  guard case .volume(let volume) = self else { return 0 }
  return volume
}
set {
  guard case .volume = self, let newValue else { return }
  self = .volume(newValue)
}
// next answer
get {
  guard case .channel(let channel) = self else { return 0 }
  return channel
}
set {
  guard case .channel = self, let newValue else { return }
  self = .channel(newValue)
}
