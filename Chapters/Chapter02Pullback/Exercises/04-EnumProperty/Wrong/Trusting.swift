// wrong: the setter trusts that nil is never set
// fails: crash
// says: Unexpectedly found nil

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
  guard case .channel = self else { return }
  self = .channel(newValue!)
}
