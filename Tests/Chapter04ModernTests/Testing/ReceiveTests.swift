import Chapter04Modern
import Testing

@Suite("A step that receives", .timeLimit(.minutes(5))) @MainActor
struct ReceiveTests {
  @Test("Thirty equal actions that weren't received are one line")
  func equalActions() async {
    let issues = await reported {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { _, isFirst in
          isFirst ? .merge(Array(repeating: .send(false), count: 30)) : .none
        }
      }
      await store.send(true)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.says("received 30 unexpected actions", "• false (30 times)") == true)
  }

  @Test("Another action than the expected one fails with the difference")
  func wrongAction() async {
    let issues = await reported { store in
      await store.send(.ask)
      await store.receive(.response("ho"))
    }
    expect(issues, at: #line - 2, "Received unexpected action", "\"ho\"", "\"hi\"")
  }

  @Test("Another case than the expected one fails, and both are named")
  func wrongCase() async {
    let issues = await reported { store in
      await store.send(.ask)
      await store.receive(\.number)
    }
    expect(
      issues,
      at: #line - 4,
      "Received unexpected action",
      #"an action of the case \.number"#,
      ".response(\"hi\")"
    )
  }

  // R4.19
  @Test("Receiving with nothing in flight fails immediately")
  func nothingInFlight() async {
    let issues = await reported { store in
      store.timeout = .seconds(Int64.max / 1_000)
      await store.send(.nothing)
      await store.receive(\.response)
    }
    expect(
      issues,
      at: #line - 4,
      "Expected to receive an action, but received none",
      "no in-flight effects"
    )
  }

  @Test("Receiving what does not come in time fails and says to advance a clock")
  func timeout() async {
    let issues = await reported { store in
      await store.send(.forever)
      await store.receive(\.response, timeout: .zero)
      await store.skipInFlightEffects()
    }
    expect(issues, at: #line - 3, "received none", "effects in flight", "clock")
  }

  // R4.18
  @Test("The state after a received action must be as stated, too")
  func receivedState() async {
    let issues = await reported { store in
      await store.send(.ask)
      await store.receive(\.response) { $0.text = "ho" }
    }
    expect(issues, at: #line - 2, "A state change does not match expectation", "\"ho\"", "\"hi\"")
  }

  @Test("Closures and cases with payloads match received actions")
  func matches() async {
    let store = Sample.store()
    await store.send(.sendThree)
    await store.receive({ $0 == .number(1) }, assert: { $0.count = 1 })
    await store.receive(\.number, 2) { $0.count = 3 }
    await store.receive(.number(3)) { $0.count = 6 }
    await store.send(\.increment) { $0.count = 7 }
    await store.send(\.number, 3) { $0.count = 10 }
  }
}
