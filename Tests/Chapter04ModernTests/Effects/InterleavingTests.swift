import Chapter04Modern
import Testing

@testable import Chapter04Core

@Suite("Starting, cancelling, ending, removing, in every order", .timeLimit(.minutes(5))) @MainActor
struct InterleavingTests {
  /// Effect 0 is the parent's, 1 and 2 are its child's. 0 and 1 have the same id.
  private enum Step: CustomStringConvertible {
    case start(Int)
    case cancel(Int)
    case complete(Int)
    case toggleChild

    var description: String {
      switch self {
      case .start(let effect): "start \(effect)"
      case .cancel(let effect): "cancel \(effect)"
      case .complete(let effect): "complete \(effect)"
      case .toggleChild: "toggle"
      }
    }

    static let all: [Step] =
      (0..<3).flatMap { [.start($0), .cancel($0), .complete($0)] } + [.toggleChild]
  }

  /// What should be: counts, and nothing else.
  private struct Model {
    var inFlight = [0, 0, 0]
    var hasChild = true
    var sent: [Int] = []

    /// - Returns: Whether the step can be done at all.
    mutating func apply(_ step: Step) -> Bool {
      switch step {
      case .start(let effect):
        guard effect == 0 || hasChild else { return false }
        inFlight[effect] += 1
      case .cancel(let effect):
        guard effect == 0 || hasChild else { return false }
        inFlight[effect] = 0
        if effect == 0 { inFlight[1] = 0 }
      case .complete(let effect):
        sent += Array(repeating: effect, count: inFlight[effect])
        inFlight[effect] = 0
      case .toggleChild:
        if hasChild { (inFlight[1], inFlight[2]) = (0, 0) }
        hasChild.toggle()
      }
      return true
    }
  }

  private static func id(_ effect: Int) -> String { effect == 2 ? "b" : "a" }

  /// Runs a script on a store and on the model.
  /// - Returns: Where they first differ, nil if they don't.
  private func run(_ script: [Step]) async -> String? {
    let sent = Locked<[Int]>([])
    var parent = Parent()
    parent.respond = { _, action in
      switch action {
      case .optional(.number(let number)): sent.withLock { $0.append(number) }
      default: break
      }
    }
    let store = Store(initialState: Parent.State(optional: Child.State())) { [parent] in parent }
    var model = Model()
    var started: [[(gate: Gate, task: StoreTask)]] = [[], [], []]

    for (index, step) in script.enumerated() {
      guard model.apply(step) else { continue }
      switch step {
      case .start(let effect):
        let gate = Gate()
        let action: Parent.Action =
          effect == 0
          ? .run(
            .run { send in
              try await gate.wait()
              await send(.change { _ in sent.withLock { $0.append(0) } })
            }
            .cancellable(id: Self.id(0))
          )
          : .optional(
            .run(
              .run { send in
                try await gate.wait()
                await send(.number(effect))
              }
              .cancellable(id: Self.id(effect))
            )
          )
        started[effect].append((gate, store.send(action)))
      case .cancel(let effect):
        store.send(
          effect == 0 ? .run(.cancel(id: "a")) : .optional(.run(.cancel(id: Self.id(effect))))
        )
      case .complete(let effect):
        for (gate, task) in started[effect] {
          gate.open()
          await task.finish()
        }
        started[effect] = []
      case .toggleChild:
        store.send(.change { $0.optional = $0.optional == nil ? Child.State() : nil })
      }
      let running = store.effects.running.count
      if running != model.inFlight.reduce(0, +) || sent.value != model.sent {
        return "after step \(index) of \(script): \(running), \(sent.value), should be \(model)"
      }
    }
    for (gate, task) in started.joined() {
      gate.open()
      await task.finish()
    }
    guard store.effects.running.isEmpty, store.effects.keyCount == 0 else {
      return "\(script) left \(store.effects.running.count), \(store.effects.keyCount)"
    }
    return nil
  }

  @Test(
    "Each script of three steps does what counting says, and leaves nothing behind",
    arguments: [[], [0, 1, 2]]
  )
  func scripts(started: [Int]) async {
    var scripts: [[Step]] = [started.map { .start($0) }]
    for _ in 0..<3 { scripts = scripts.flatMap { script in Step.all.map { script + [$0] } } }
    #expect(scripts.count == 1_000)
    for script in scripts {
      if let difference = await run(script) {
        Issue.record("\(difference)")
        return
      }
    }
  }
}
