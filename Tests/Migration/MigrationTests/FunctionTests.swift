// Chapter 2's functions in the later styles, and a feature with effects in a parent that is a
// function.

import Chapter02Pullback
import Chapter03Effects
import Chapter04Modern
import Diagnostics
import Migration
import ReducerTesting
import Testing

private enum CalculatorAction: Equatable, Sendable {
  case add(Int)
  case double
}

private func calculator(_ number: inout Int, _ action: CalculatorAction) {
  switch action {
  case .add(let other): number &+= other
  case .double: number &*= 2
  }
}

private var actions: Actions<Int, CalculatorAction> { [.add(0), .add(1), .add(-5), .double] }

private struct Pair: Equatable, Sendable {
  var left = 0
  var right = 0
}

private enum PairAction: Equatable, Sendable, CasePathable {
  case left(CalculatorAction)
  case right(CalculatorAction)

  struct AllCasePaths: Sendable {
    var left: AnyCasePath<PairAction, CalculatorAction> {
      AnyCasePath(
        embed: { .left($0) },
        extract: { if case .left(let action) = $0 { action } else { nil } }
      )
    }
    var right: AnyCasePath<PairAction, CalculatorAction> {
      AnyCasePath(
        embed: { .right($0) },
        extract: { if case .right(let action) = $0 { action } else { nil } }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@Suite("Functions", .timeLimit(.minutes(5))) struct FunctionTests {
  @Test("A function is the same reducer in chapter 3 and in chapter 4") func sameReducer() {
    let environmental = Chapter03Effects.Reducer<Int, CalculatorAction, Void>(function: calculator)
    let modern = Reduce(function: calculator)
    for subject: (inout Int, CalculatorAction) -> Void in [
      { _ = environmental.run(&$0, $1, ()) },
      { _ = modern.reduce(into: &$0, action: $1) },
    ] {
      let report = compare(
        subject: subject,
        reference: calculator,
        from: 0,
        actions: actions
      )
      #expect(report.failure == nil, "\(report)")
    }
  }

  // R5.2
  @Test("There and back, a function is the same function") func thereAndBack() {
    let back = Chapter03Effects.Reducer<Int, CalculatorAction, Void>(function: calculator)
      .function(environment: ()) { _ in Issue.record("A function has no effect.") }
    let report = compare(subject: back, reference: calculator, from: 0, actions: actions)
    #expect(report.failure == nil, "\(report)")
  }

  // R5.3
  @Test("Combining and pulling back, then adapting, is adapting, then combining and pulling back")
  func combination() {
    let byFunctions = Chapter02Pullback.combine(
      Chapter02Pullback.pullback(
        calculator,
        value: \Pair.left,
        action: \PairAction[property: \.left]
      ),
      Chapter02Pullback.pullback(
        calculator,
        value: \Pair.right,
        action: \PairAction[property: \.right]
      )
    )
    let part = Chapter03Effects.Reducer<Int, CalculatorAction, Void>(function: calculator)
    let byEnvironment = Chapter03Effects.Reducer<Pair, PairAction, Void>.combine(
      part.pullback(state: \.left, action: CasePath(\PairAction.Cases.left), environment: { $0 }),
      part.pullback(state: \.right, action: CasePath(\PairAction.Cases.right), environment: { $0 })
    )
    let byBody = CombineReducers {
      Scope(state: \Pair.left, action: \PairAction.Cases.left) { Reduce(function: calculator) }
      Scope(state: \Pair.right, action: \PairAction.Cases.right) { Reduce(function: calculator) }
    }
    let whole = Reduce(function: byFunctions)
    for subject: (inout Pair, PairAction) -> Void in [
      { _ = byEnvironment.run(&$0, $1, ()) },
      { _ = byBody.reduce(into: &$0, action: $1) },
      { _ = whole.reduce(into: &$0, action: $1) },
    ] {
      let report = compare(
        subject: subject,
        reference: byFunctions,
        from: Pair(),
        actions: actions.pullback(state: \.left, action: PairAction.left)
          + actions.pullback(state: \.right, action: PairAction.right)
      )
      #expect(report.failure == nil, "\(report)")
    }
  }
}

@MainActor
@Suite("A feature with effects in a parent that is a function", .timeLimit(.minutes(5)))
struct RunnerTests {
  private func host() -> Host {
    let desk = Desk()
    let runner = EffectRunner<LedgerAction>()
    let store = Chapter02Pullback.Store(
      value: LedgerState(),
      reducer: ledgerReducer.function(
        environment: LedgerEnvironment(desk: desk),
        run: runner.run
      )
    )
    runner.send = { [unowned store] in store.send($0) }
    return Host(
      desk: desk,
      send: store.send,
      notes: { store.value.notes },
      inFlight: { runner.effectsInFlight }
    )
  }

  // R5.1
  @Test("It does what it does at home, on random scripts") func law() async {
    for script in scripts(100) {
      let desk = Desk()
      let viewStore = ViewStore(
        Chapter03Effects.Store(
          initialState: LedgerState(),
          reducer: ledgerReducer,
          environment: LedgerEnvironment(desk: desk)
        )
      )
      let reference = Host(desk: desk, send: viewStore.send, notes: { viewStore.notes })
      if let difference = await host().differs(from: reference, in: script) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test("A runner without a connection reports each action") func unconnected() {
    let runner = EffectRunner<LedgerAction>()
    let issues = reportedIssues { runner.run(Chapter03Effects.Effect(value: .note(1))) }
    #expect(issues.map { $0.message.contains(".note(1) was dropped") } == [true])
  }

  @Test("When the runner is released, its effects are cancelled") func runnerGoes() {
    let desk = Desk()
    var runner: EffectRunner<LedgerAction>? = EffectRunner()
    runner?.run(desk.effect(1).map(LedgerAction.note))
    #expect(desk.open == [1])
    runner = nil
    #expect(desk.open == [])
  }
}
