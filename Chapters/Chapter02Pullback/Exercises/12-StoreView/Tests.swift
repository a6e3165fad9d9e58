import Testing

@Suite struct StoreViewTests {
  private struct Shop: Equatable {
    var apples = 0
    var pears = 0
  }

  private enum Sale {
    case apple
    case pear
  }

  private let shop = Store(value: Shop()) { (shop: inout Shop, sale: Sale) in
    switch sale {
    case .apple: shop.apples += 1
    case .pear: shop.pears += 1
    }
  }

  @Test("A view begins with its part") func begins() {  // starter passes
    shop.send(.apple)
    let apples = shop.view(value: \.apples)
    #expect(apples.value == 1, "An apple was sold before the view was made.")
  }

  @Test("What the parent is sent arrives in the view") func fromParent() {
    let apples = shop.view(value: \.apples)
    shop.send(.apple)
    #expect(
      apples.value == 1,
      """
      The view still shows the value from when it was made: a snapshot, not a view. It must observe \
      its parent, and keep the token for as long as it lives.
      """
    )
  }

  @Test("What the view is sent arrives in the parent") func toParent() {
    let apples = shop.view(value: \.apples)
    apples.send(.apple)
    #expect(shop.value == Shop(apples: 1), "The parent has to hear of it, once.")
    #expect(apples.value == 1, "What the parent made of it has to come back to the view, once.")
  }

  @Test("Two views of the same part agree") func siblings() {
    let left = shop.view(value: \.apples)
    let right = shop.view(value: \.apples)
    left.send(.apple)
    right.send(.apple)
    let why: Comment = """
      Another view was sent something: it has to arrive here, too. Each view has an observation of \
      its own, and keeps its own token.
      """
    #expect(left.value == 2, why)
    #expect(right.value == 2, why)
  }

  @Test("The view's observers are told once an action, whoever sent it") func observers() {
    let apples = shop.view(value: \.apples)
    var told: [Int] = []
    let token = apples.observe { told.append($0) }
    apples.send(.apple)
    shop.send(.apple)
    shop.send(.pear)
    #expect(
      told == [1, 2, 2],
      "Three actions, three calls: the value is written in one place, when the parent tells it."
    )
    withExtendedLifetime(token) {}
  }

  @Test("A view of a view is a view") func grandchild() {
    let apples = shop.view(value: \.apples)
    let double = apples.view { $0 * 2 }
    shop.send(.apple)
    #expect(double.value == 2, "The sale has to come down two levels.")
    double.send(.pear)
    #expect(shop.value == Shop(apples: 1, pears: 1), "The action has to go up two levels.")
  }

  @Test("A view that nobody uses any more is gone") func gone() {  // starter passes
    var apples: Store<Int, Sale>? = shop.view(value: \.apples)
    weak let weakApples = apples
    withExtendedLifetime(apples) {}
    apples = nil
    let isGone = weakApples == nil
    #expect(
      isGone == true,
      """
      A closure keeps the view: the one that observes the parent, or the view's own for sending. What \
      either has of the view must be weak.
      """
    )
  }
}
