import Testing

@Suite struct HistoryTests {
  private let reducer = withHistory { (count: inout Int, step: Int) in count += step }

  private func end(_ actions: HistoryAction<Int>...) -> History<Int> {
    replay(actions, from: History(0), with: reducer)
  }

  @Test("Recording keeps the state before") func record() {
    let history = end(.record(1), .record(1))
    #expect(history.present == 2)
    #expect(history.past == [0, 1])
  }

  // R1.7
  @Test("Undo goes back one step and redo forward, without inverse actions") func undoRedo() {
    #expect(end(.record(1), .record(2), .undo).present == 1)
    #expect(end(.record(1), .record(2), .undo, .undo).present == 0)
    #expect(end(.record(1), .record(2), .undo, .undo, .redo).present == 1)
    #expect(end(.record(1), .record(2), .undo, .undo, .redo, .redo) == end(.record(1), .record(2)))
  }

  // R1.7
  @Test("Undo past the start and redo past the end change nothing") func pastTheEnds() {
    #expect(end(.undo) == History(0))
    #expect(end(.redo) == History(0))
    #expect(end(.record(1), .undo, .undo) == end(.record(1), .undo))
    #expect(end(.record(1), .redo) == end(.record(1)))
  }

  @Test("Recording after undo drops what could have been redone") func recordDropsFuture() {
    #expect(end(.record(1), .undo, .record(5), .redo) == end(.record(5)))
  }

  @Test("An action that changes nothing is a step, too") func unchanged() {
    #expect(end(.record(0)).past == [0])
  }

  // R1.7
  @Test(
    "A bounded history drops the oldest",
    arguments: [(3, [1, 2, 3]), (1, [3]), (0, []), (-1, [])]
  )
  func bounded(limit: Int, past: [Int]) {
    let reducer = withHistory(limit: limit) { (count: inout Int, step: Int) in count += step }
    let ones = Array(repeating: HistoryAction.record(1), count: 4)
    let history = replay(ones, from: History(0), with: reducer)
    #expect(history.present == 4)
    #expect(history.past == past)

    let undone = replay(Array(repeating: .undo, count: 9), from: history, with: reducer)
    #expect(undone.present == 4 - past.count)
  }

  @Test("The wrapped reducer runs once per record, and not for undo and redo") func runs() {
    var runs = 0
    let reducer = withHistory { (_: inout Int, _: Int) in runs += 1 }
    _ = replay([.record(1), .undo, .redo, .record(1)], from: History(0), with: reducer)
    #expect(runs == 2)
  }
}
