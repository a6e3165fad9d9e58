// wrong: an effect is over once it has sent something
// says: An effect sent an action and went on running, but wasn't reported. An effect is over when
//   it completes.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (sending.left → []) == [1]

// instead of
receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
// this
receiveValue: { [weak self] in
  self?.running[key] = nil
  self?.waiting.append(($0, origin))
}
