import Chapter02PrimeTime
import Foundation
import Testing

@Suite struct EnumPropertyTests {
  private static let noon = Date(timeIntervalSince1970: 12 * 60 * 60)

  /// Two actions of every case.
  private static let actions: [AppAction] = [
    .counter(.incrementTapped), .counter(.decrementTapped),
    .primeModal(.saveFavoritePrimeTapped(at: noon)),
    .primeModal(.removeFavoritePrimeTapped(at: noon)),
    .favoritePrimes(.deleteFavoritePrimes(offsets: [], at: noon)),
    .favoritePrimes(.deleteFavoritePrimes(offsets: [1], at: noon)),
    .screenSelected(.counter), .screenSelected(.activityFeed),
  ]

  /// The rules of one property, tried on every pair of actions.
  private func check<Payload: Equatable>(
    _ property: WritableKeyPath<AppAction, Payload?>,
    embed: (Payload) -> AppAction
  ) {
    let payloads = Self.actions.compactMap { $0[keyPath: property] }
    #expect(payloads.count == 2, "each action's payload is found by one property")
    for action in Self.actions {
      let payload = action[keyPath: property]
      if let payload { #expect(embed(payload) == action, "the payload is that of its case") }

      var changed = action
      changed[keyPath: property] = nil
      #expect(changed == action, "setting nil does nothing")

      for newPayload in payloads {
        changed = action
        changed[keyPath: property] = newPayload
        #expect(
          changed == (payload == nil ? action : embed(newPayload)),
          "the setter writes onto its own case, and never switches the case"
        )
      }
    }
  }

  // R2.3
  @Test("A getter gives its case's payload or nil; a setter writes only to its own case")
  func everyProperty() {
    check(\.counter, embed: AppAction.counter)
    check(\.primeModal, embed: AppAction.primeModal)
    check(\.favoritePrimes, embed: AppAction.favoritePrimes)
    check(\.screenSelected, embed: AppAction.screenSelected)
  }
}
