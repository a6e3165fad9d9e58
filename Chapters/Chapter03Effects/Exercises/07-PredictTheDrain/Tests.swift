import Chapter03Effects
import Testing

@Suite struct PredictTheDrainTests {
  @Test("Each step does what you predicted") func prediction() {
    let real = realRun()
    let mine = predictions
    let firstDifference = real.indices.first { index in
      mine.indices.contains(index) ? mine[index] != real[index] : true
    }
    guard let index = firstDifference else {
      #expect(mine.count == real.count, "There are \(real.count) steps.")
      return
    }
    let predicted = mine.indices.contains(index) ? mine[index] : nil
    Issue.record("\(report(real, predicted: predicted, at: index))")
  }

  private let steps = [
    "a is sent", "q is sent", "b is sent", "the server responds with a", "s is sent",
    "the main queue runs", "x is sent",
  ]

  private func realRun() -> [Prediction] {
    let queue = TestScheduler()
    var subscriber: Effect<Letter, Never>.Subscriber?
    let server = Effect<Letter, Never>.run {
      subscriber = $0
      return AnyCancellable {}
    }
    let store = Store(
      initialState: "",
      reducer: Reducer<String, Letter, World> { letters, letter, world in
        reducer(&letters, letter, server: world.server, mainQueue: world.queue)
      },
      environment: World(server: server, queue: queue)
    )
    let viewStore = ViewStore(store, removeDuplicates: { _, _ in false })
    var drawn: [String] = []
    var count = 0
    let observation = viewStore.observe { [unowned viewStore] letters in
      let new = String(letters.dropFirst(count))
      count = letters.count
      drawn.append(new)
      if new == "x" { viewStore.send(.c) }
    }
    return steps.indices.map { index in
      drawn = []
      switch index {
      case 0: viewStore.send(.a)
      case 1: viewStore.send(.q)
      case 2: viewStore.send(.b)
      case 3:
        subscriber?.send(.a)
        subscriber?.send(completion: .finished)
      case 4: viewStore.send(.s)
      case 5: queue.advance()
      default: viewStore.send(.x)
      }
      return withExtendedLifetime(observation) {
        Prediction(drawn: drawn, inFlight: store.effectsInFlight)
      }
    }
  }

  private struct World: Sendable {
    var server: Effect<Letter, Never>
    var queue: TestScheduler
  }

  // MARK: - The text

  private func report(_ real: [Prediction], predicted: Prediction?, at index: Int) -> String {
    var lines = real[..<index].indices.map { index in
      "✓  \(index + 1)  \(steps[index]): \(text(real[index]))"
    }
    lines.append("≠  \(index + 1)  \(steps[index])")
    lines.append("   you said  \(predicted.map(text) ?? "nothing")")
    lines.append("   it is     \(text(real[index]))")
    return "\(why(real, predicted, at: index))\n\n\(lines.joined(separator: "\n"))"
  }

  private func text(_ prediction: Prediction) -> String {
    let drawn = prediction.drawn.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(drawn.isEmpty ? "nothing drawn" : drawn), \(prediction.inFlight) in flight"
  }

  /// The idea that such a difference comes from.
  private func why(_ real: [Prediction], _ predicted: Prediction?, at index: Int) -> String {
    guard let predicted else { return "There is no prediction for step \(index + 1)." }
    let step = real[index]
    if predicted.drawn != step.drawn { return whyDrawn(real, predicted.drawn, at: index) }
    switch index {
    case 0:
      return "`Effect(value:)` sends its value while it is starting, and then completes."
    case 1 where predicted.inFlight == 0:
      return "q sent the server a request, and the server hasn't responded."
    case 2, 4:
      return """
        What was in flight before still is: no response has arrived yet. An effect that ends \
        immediately, or `.none`, adds nothing.
        """
    case 3:
      return """
        The server has finished, and the end waits for the main queue like the response: the \
        effect is in flight until it arrives.
        """
    case 5:
      return """
        The main queue ran all its work: the response arrived, and then the end. No effect is \
        at work any more.
        """
    default: return "One effect counts as one, from its start until its end has arrived."
    }
  }

  private func whyDrawn(_ real: [Prediction], _ drawn: [String], at index: Int) -> String {
    let expected = real[index].drawn
    let all = real[...index].flatMap(\.drawn).joined()
    if drawn.joined() == all, drawn != expected, index > 0 {
      return "Write down only the letters that are new in this step."
    }
    switch index {
    case 3:
      return """
        The server responded on a thread of its own. The response waits until the main queue \
        runs, so nothing is drawn now.
        """
    case 6 where drawn == ["xc"]:
      return """
        The screen sent c when it was notified of x: that drain was over. c is the next one, with \
        a notification of its own.
        """
    case 6 where drawn == ["x"] || drawn == ["c"]:
      return "Two drains: x is sent and drawn, the screen sends c, and c is drawn."
    case 6 where drawn == ["x", "xc"]:
      return "The second drawing shows c alone: x was drawn before. Write down what is new."
    case 6: return "x leads to nothing by itself. When the screen draws it, it sends c."
    case 1 where drawn.count > 1 || drawn.joined().count > 1:
      return "q sends a request, and the response comes in step 4 or later. Now only q is drawn."
    case 4 where drawn.joined().contains("a"):
      return "The response waits for the main queue, which hasn't run yet, so s is the only letter."
    case 1, 4:
      return "This letter's case sends nothing immediately: one action, one notification."
    default: break
    }
    let letters = drawn.joined()
    if letters == expected.joined() {
      return """
        What follows immediately belongs to one drain, and the screen is notified once, when the \
        queue is empty.
        """
    }
    if letters == "abdc" {
      return """
        d was sent while b was handled, and c already waited in the queue by then. First come, \
        first served.
        """
    }
    if letters.sorted() == expected.joined().sorted() {
      return "The order is that of the queue: what was sent first comes first."
    }
    if letters == "a" || letters == "b" {
      return
        "This action's effects send values immediately, which are handled in the same drain."
    }
    if letters == "abc" { return "b, too, has an effect that sends a value immediately." }
    if index == 5, drawn.isEmpty || letters == "q" {
      return
        "The server's response has waited for the main queue. Now a arrives, and all that follows."
    }
    return "Look up the case of each letter: which letters do its effects send immediately?"
  }
}
