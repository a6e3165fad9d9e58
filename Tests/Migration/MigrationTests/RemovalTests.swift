// A parent that removes an adapted feature, or cancels it as a whole, ends its effects.

import Chapter03Effects
import Chapter04Modern
import Migration
import Testing

private struct Parent: Equatable {
  var child: LedgerState? = LedgerState()
}

private enum ParentAction: CasePathable {
  case child(LedgerAction)
  case remove

  struct AllCasePaths: Sendable {
    var child: AnyCasePath<ParentAction, LedgerAction> {
      AnyCasePath(
        embed: { .child($0) },
        extract: { if case .child(let action) = $0 { action } else { nil } }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@MainActor
@Suite("When a parent removes an adapted feature", .timeLimit(.minutes(5))) struct RemovalTests {
  private let desk = Desk()

  // R5.5
  @Test("A feature of chapter 3 in an ifLet ends with its state") func ifLet() async {
    let store = Chapter04Modern.Store(initialState: Parent()) {
      Reduce<Parent, ParentAction> { state, action in
        if case .remove = action { state.child = nil }
        return .none
      }
      .ifLet(\.child, action: \.child) {
        Reduce(ledgerReducer, environment: LedgerEnvironment(desk: desk))
      }
    }
    let sent = store.send(.child(.ask(1)))
    store.send(.child(.inTurn(2, 3)))
    await giveWay()
    #expect(desk.open.sorted() == [1, 2])
    store.send(.remove)
    #expect(await eventually { desk.open == [] })
    await sent.finish()
  }

  // R5.5
  @Test("A feature of chapter 4 in chapter 3 ends by its own id") func cancelID() async {
    let feature = ModernFeature { Ledger(desk: desk) }
    let store = Chapter03Effects.Store(
      initialState: Parent(),
      reducer: Reducer<Parent, ParentAction, ModernFeature<LedgerState, LedgerAction>>.combine(
        Reducer.modern.optional()
          .pullback(
            state: \.child,
            action: CasePath(\ParentAction.Cases.child),
            environment: { $0 }
          ),
        Reducer { state, action, feature in
          guard case .remove = action else { return .none }
          state.child = nil
          return .cancel(id: feature.cancelID)
        }
      ),
      environment: feature
    )
    let viewStore = ViewStore(store)
    viewStore.send(.child(.ask(1)))
    viewStore.send(.child(.inTurn(2, 3)))
    #expect(await eventually { desk.open.sorted() == [1, 2] })
    viewStore.send(.remove)
    #expect(await eventually { desk.open == [] })
    #expect(store.effectsInFlight == 0)
  }
}
