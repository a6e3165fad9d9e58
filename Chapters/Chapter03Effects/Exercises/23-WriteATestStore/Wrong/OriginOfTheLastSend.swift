// wrong: what comes follows from the last `send`
// says: The action came after the `send` in line 2, but it and its effect follow from the one in
//   line 1. Keep the line with the waiting action.
// fails: 7: Whatever is left at the end is reported at its `send`
// gives: (waiting → Run(state: 5, faults: [], left: [3, 3])) == (Run(state: 5, left: [2, 3]) →
//   Run(state: 5, faults: [], left: [2, 3]))

// instead of
private var effects: [AnyCancellable] = []
// this
private var effects: [AnyCancellable] = []
private var lastSend = 0

// instead of
func send(_ action: Action, line: Int = #line, _ update: ((inout State) -> Void)? = nil) {
// this
func send(_ action: Action, line: Int = #line, _ update: ((inout State) -> Void)? = nil) {
  lastSend = line

// instead of
receiveValue: { [weak self] in self?.waiting.append(($0, origin)) }
// this
receiveValue: { [weak self] in
  guard let self else { return }
  self.waiting.append(($0, self.lastSend))
}
