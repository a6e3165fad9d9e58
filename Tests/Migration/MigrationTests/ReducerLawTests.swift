// The laws of the adapters: a feature does the same in a store of its own style and adapted to
// another, for random scripts and for all short ones.

import Chapter03Effects
import Chapter04Modern
import Migration
import Testing

@MainActor
private func environmentStore<Environment>(
  _ reducer: Chapter03Effects.Reducer<LedgerState, LedgerAction, Environment>,
  _ environment: (Desk) -> Environment
) -> Host {
  let desk = Desk()
  let store = Chapter03Effects.Store(
    initialState: LedgerState(),
    reducer: reducer,
    environment: environment(desk)
  )
  let viewStore = ViewStore(store)
  return Host(
    desk: desk,
    send: viewStore.send,
    notes: { viewStore.notes },
    inFlight: { store.effectsInFlight }
  )
}

@MainActor
private func modernStore<R: Chapter04Modern.Reducer>(_ reducer: (Desk) -> R) -> Host
where R.State == LedgerState, R.Action == LedgerAction {
  let desk = Desk()
  let store = Chapter04Modern.Store(initialState: LedgerState()) { reducer(desk) }
  return Host(desk: desk, send: { store.send($0) }, notes: { store.notes })
}

/// Chapter 3's feature at home.
@MainActor
private func reference() -> Host {
  environmentStore(ledgerReducer) { LedgerEnvironment(desk: $0) }
}

@MainActor
private func environmentInModern() -> Host {
  modernStore { Reduce(ledgerReducer, environment: LedgerEnvironment(desk: $0)) }
}

@MainActor
private func modernInEnvironment() -> Host {
  environmentStore(.modern) { desk in ModernFeature { Ledger(desk: desk) } }
}

@MainActor
private func thereAndBack() -> Host {
  modernStore { desk in
    Reduce(
      .modern,
      environment: ModernFeature {
        Reduce(ledgerReducer, environment: LedgerEnvironment(desk: desk))
      }
    )
  }
}

@MainActor
@Suite("An adapted feature does what it does at home", .timeLimit(.minutes(5)))
struct ReducerLawTests {
  private func compare(
    _ subject: @MainActor () -> Host,
    _ scripts: [[ScriptStep]],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for script in scripts {
      if let difference = await subject().differs(from: reference(), in: script) {
        Issue.record("\(difference)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  @Test("Chapter 4's feature at home does what chapter 3's does") func atHome() async {
    await compare({ modernStore { Ledger(desk: $0) } }, scripts(100))
  }

  // R5.1
  @Test("A feature of chapter 3 in chapter 4, on random scripts") func inModern() async {
    await compare(environmentInModern, scripts(100))
  }

  // R5.1
  @Test("A feature of chapter 4 in chapter 3, on random scripts") func inEnvironment() async {
    await compare(modernInEnvironment, scripts(100))
  }

  // R5.2
  @Test("From chapter 3 to chapter 4, back to 3 and again to 4, on random scripts")
  func thereAndBackAgain() async {
    await compare(thereAndBack, scripts(100))
  }

  /// Starting, replacing, cancelling and answering, in any order.
  private let interleavings = allScripts(
    of: [
      { .send(.ask($0)) }, { .send(.askAlso($0)) }, { _ in .send(.cancel) }, { _ in .answer(0) },
      { _ in .answer(1) },
    ],
    length: 4
  )

  // R5.4
  @Test("A feature of chapter 3 in chapter 4, in all short interleavings of its effects")
  func shortInModern() async {
    await compare(environmentInModern, interleavings)
  }

  @Test("A feature of chapter 4 in chapter 3, in all short interleavings of its effects")
  func shortInEnvironment() async {
    await compare(modernInEnvironment, interleavings)
  }

  // R5.4
  @Test("What an effect sends immediately is handled before send returns") func atOnce() {
    for host in [reference(), environmentInModern(), modernInEnvironment(), thereAndBack()] {
      host.send(.both(1, 2))
      host.send(.nowAndLater(3))
      #expect(host.notes() == [1, 2, 3])
    }
  }

  // R5.4
  @Test("An effect that is cancelled before its task has begun doesn't go on")
  func cancelledAtOnce() async {
    for host in [environmentInModern(), modernInEnvironment(), thereAndBack()] {
      host.send(.ask(1))
      host.send(.cancel)
      await giveWay()
      #expect(host.desk.open == [])
      #expect(host.notes() == [])
    }
  }

  // R5.5
  @Test("A released store's effects are cancelled, and nothing is retained") func storeGoes() async
  {
    for make in [environmentInModern, modernInEnvironment, thereAndBack] {
      var host: Host? = make()
      weak let desk = host?.desk
      host?.send(.ask(1))
      host?.send(.inTurn(2, 3))
      host?.send(.nowAndLater(4))
      #expect(await eventually { desk?.open.count == 3 })
      let keepsDesk = host?.desk
      host = nil
      #expect(await eventually { keepsDesk?.open == [] })
      _ = consume keepsDesk
      #expect(await eventually { desk == nil })
    }
  }
}
