// wrong: nil is treated as the case without a payload
// fails: Setting nil does nothing
// says: not a case

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
  self = if let newValue { .channel(newValue) } else { .off }
}
