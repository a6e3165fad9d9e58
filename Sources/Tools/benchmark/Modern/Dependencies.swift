// A dependency that a reducer reads. The least that does the same is a task local.

import Chapter04Modern

extension ModernBenchmark {
  func dependencies() async {
    let plain = Store(initialState: 0) { Reading() }
    let overridden = Store(initialState: 0) {
      Reading()
    } withDependencies: {
      $0[NumberKey.self] = 2
    }
    let times = await measure(
      Reading.reads,
      [
        { for _ in 0..<Reading.reads { blackHole(Local.number) } },
        { plain.send(()) },
        { overridden.send(()) },
      ]
    )
    heading("A dependency read in a reducer", floor: "a task local")
    row("a dependency's default", times[1], floor: times[0])
    row("an overridden dependency", times[2], floor: times[0])
  }
}

private enum Local {
  @TaskLocal static var number = 1
}

private enum NumberKey: DependencyKey {
  static let liveValue = 1
}

/// Reads a dependency many times with each action.
private struct Reading: Reducer {
  static let reads = 20_000
  @Dependency(NumberKey.self) var number

  func reduce(into sum: inout Int, action: Void) -> Effect<Void> {
    for _ in 0..<Self.reads { sum &+= number }
    return .none
  }
}
