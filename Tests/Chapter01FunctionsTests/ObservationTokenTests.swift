import Testing

@Suite struct ObservationTokenTests {
  private final class Witness {}

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  private let store = Store(value: 0) { count, step in count += step }

  // R1.4
  @Test("Dropping the token ends the notifications") func dropped() {
    var values: [Int] = []
    var token: ObservationToken? = store.observe { values.append($0) }
    store.send(1)
    withExtendedLifetime(token) {}
    token = nil
    store.send(1)
    #expect(values == [1])
  }

  // R1.4
  @Test("Cancelling the token ends the notifications, and cancelling again does nothing")
  func cancelled() {
    var values: [Int] = []
    let token = store.observe { values.append($0) }
    store.send(1)
    token.cancel()
    token.cancel()
    store.send(1)
    #expect(values == [1])
  }

  // R1.4
  @Test("An observer is freed with its token") func observerGoesWithToken() {
    var witness: Witness? = Witness()
    let weakWitness = Weak(object: witness)
    var token: ObservationToken? = store.observe { [witness] _ in
      withExtendedLifetime(witness) {}
    }
    witness = nil
    #expect(weakWitness.object != nil)
    withExtendedLifetime(token) {}
    token = nil
    #expect(weakWitness.object == nil)
  }

  @Test("A cancelled token that is still kept doesn't keep the observer")
  func observerGoesOnCancel() {
    var witness: Witness? = Witness()
    let weakWitness = Weak(object: witness)
    let token = store.observe { [witness] _ in withExtendedLifetime(witness) {} }
    witness = nil
    token.cancel()
    #expect(weakWitness.object == nil)
    withExtendedLifetime(token) {}
  }

  // R1.4
  @Test("The store doesn't retain the token, so its owner alone decides when it is released")
  func storeDoesNotKeepToken() {
    var token: ObservationToken? = store.observe { _ in }
    let weakToken = Weak(object: token)
    token = nil
    #expect(weakToken.object == nil)
  }

  @Test("A token retains neither the store nor, once the store is released, the observer")
  func tokenDoesNotKeepStore() {
    var witness: Witness? = Witness()
    let weakWitness = Weak(object: witness)
    var store: Store? = Store(value: 0) { (count: inout Int, step: Int) in count += step }
    let weakStore = Weak(object: store)
    let token = store?.observe { [witness] _ in withExtendedLifetime(witness) {} }
    witness = nil
    store = nil
    #expect(weakStore.object == nil)
    #expect(weakWitness.object == nil)
    token?.cancel()
  }

  @Test("An observer whose token is dropped during a notification isn't called")
  func droppedMeanwhile() {
    var values: [Int] = []
    var later: ObservationToken?
    let earlier = store.observe { _ in later = nil }
    later = store.observe { values.append($0) }
    store.send(1)
    #expect(values == [])
    #expect(later == nil)
    withExtendedLifetime(earlier) {}
  }

  @Test("An observer may cancel itself") func cancelsItself() {
    var values: [Int] = []
    var token: ObservationToken?
    token = store.observe {
      values.append($0)
      token?.cancel()
    }
    store.send(1)
    store.send(1)
    #expect(values == [1])
  }

  @Test("An observer added during a notification starts with the action after")
  func addedMeanwhile() {
    var values: [Int] = []
    var added: ObservationToken?
    let adder = store.observe { [unowned store] _ in
      if added == nil { added = store.observe { values.append($0) } }
    }
    store.send(1)
    #expect(values == [])
    store.send(1)
    #expect(values == [2])
    withExtendedLifetime(adder) {}
  }

  @Test("An observer that owns another's token ends both") func ownsAnotherToken() {
    final class Owner {
      let token: ObservationToken
      init(_ token: ObservationToken) { self.token = token }
    }
    var values: [Int] = []
    var owner: Owner? = Owner(store.observe { values.append($0) })
    var token: ObservationToken? = store.observe { [owner] _ in withExtendedLifetime(owner) {} }
    owner = nil
    store.send(1)
    withExtendedLifetime(token) {}
    token = nil
    store.send(1)
    #expect(values == [1])
  }
}
