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

  private func makeShop() -> Store<Shop, Sale> {
    Store(value: Shop()) { (shop: inout Shop, sale: Sale) in
      switch sale {
      case .apple: shop.apples += 1
      case .pear: shop.pears += 1
      }
    }
  }

  @Test("A view begins with its part") func begins() {  // starter passes
    let shop = makeShop()
    shop.send(.apple)
    let apples = shop.view(value: \.apples)
    #expect(apples.value == 1, "An apple was sold before the view was made.")
  }

  @Test("An action sent to the parent reaches the view") func fromParent() {
    let shop = makeShop()
    var reads = 0
    let apples = shop.view { shop in
      reads += 1
      return shop.apples
    }
    reads = 0
    shop.send(.apple)
    let why =
      reads == 0
      ? """
      The view still shows the value from when it was made: a snapshot. It must observe its \
      parent, keep the token for as long as it lives, and turn each new value into its part.
      """
      : "The view read the new part, but didn't make it its value."
    #expect(apples.value == 1, "\(why)")
    #expect(
      reads <= 1,
      "For one action, `toLocalValue` was called \(reads) times. Call it once and keep the result."
    )
  }

  @Test("An action sent to the view reaches the parent") func toParent() {
    let shop = makeShop()
    let apples = shop.view(value: \.apples)
    apples.send(.apple)
    let why =
      switch shop.value {
      case Shop():
        "The parent's value stayed the same. The view must send its actions on to the parent."
      case Shop(apples: 2): "The parent got the action twice."
      default: "One apple was sold."
      }
    #expect(shop.value == Shop(apples: 1), "\(why)")
    #expect(
      apples.value == shop.value.apples,
      "The parent's new value must come back to the view."
    )
  }

  @Test("Two views of the same part agree") func siblings() {
    let shop = makeShop()
    let left = shop.view(value: \.apples)
    let right = shop.view(value: \.apples)
    left.send(.apple)
    right.send(.apple)
    let sold = shop.value.apples
    let why: Comment = """
      Another view was sent an action, and this one must show it, too. Each view has an \
      observation of its own, and keeps its own token.
      """
    #expect(left.value == sold, why)
    #expect(right.value == sold, why)
    #expect(sold == 2, "Each view sold one apple, and each sale must reach the shop once.")
    let pears = shop.view(value: \.pears)
    #expect(
      pears.value == 0,
      "No pear was sold, but a view of the pears shows apples. Each call makes a view of its own."
    )
    withExtendedLifetime((left, right)) {}
  }

  @Test("The view's observers are notified once per action, no matter where it was sent")
  func observers() {
    let shop = makeShop()
    let apples = shop.view(value: \.apples)
    var seen: [Int] = []
    let token = apples.observe { seen.append($0) }
    apples.send(.apple)
    shop.send(.apple)
    shop.send(.pear)
    let why =
      switch seen {
      case [] where apples.value == 0:
        """
        Nobody was notified, and the view's value never changed: the view was notified of no \
        action.
        """
      case []: "Nobody was notified. Call the view's `receive`, which also notifies its observers."
      case [1]: "Only the view's own action was reported: other actions change its part as well."
      case [1, 2]: "An action that left the part as it was must be reported, too."
      case _ where apples.value > 2:
        """
        Two apples were sold, and the view shows \(apples.value): an action reached the parent more \
        than once.
        """
      case _ where seen.count > 3:
        """
        An action was reported more than once. The view's value must be written in one place: when \
        the parent notifies it.
        """
      case _ where seen.count == 3:
        "There were three notifications, but not with the part as it was after each action."
      default: "Three actions were sent, so there are three notifications."
      }
    #expect(seen == [1, 2, 2], "\(why)")
    withExtendedLifetime(token) {}
  }

  @Test("A view of a view is a view") func grandchild() {
    let shop = makeShop()
    let apples = shop.view(value: \.apples)
    let double = apples.view { $0 * 2 }
    shop.send(.apple)
    #expect(double.value == 2, "The sale has to come down two levels.")
    double.send(.pear)
    #expect(shop.value == Shop(apples: 1, pears: 1), "The action has to go up two levels.")
  }

  @Test("A view works as long as something keeps it, even if nothing else keeps its parent")
  func keepsItsParent() {
    var shop: Store<Shop, Sale>? = makeShop()
    weak let weakShop = shop
    let apples = shop?.view(value: \.apples)
    shop = nil
    let isKept = weakShop != nil
    apples?.send(.apple)
    #expect(
      isKept == true,
      "Only the view was kept, and the shop was freed. The view must keep its parent."
    )
    if isKept {
      #expect(
        apples?.value == 1,
        apples?.value == 0
          ? "The result of the view's own action didn't come back to it."
          : "One apple was sold, but the view shows another number."
      )
    }
  }

  @Test("A view that nobody uses any more is freed") func freed() {  // starter passes
    final class Witness {}
    let shop = makeShop()
    var witness: Witness? = Witness()
    weak let weakWitness = witness
    var apples: Store<Int, Sale>? = shop.view { [witness] shop in
      withExtendedLifetime(witness) { shop.apples }
    }
    witness = nil
    weak let weakApples = apples
    withExtendedLifetime(apples) {}
    apples = nil
    let isFreed = weakApples == nil
    #expect(
      isFreed == true,
      """
      Something keeps the view: the closure that observes the parent and must capture the view \
      weakly, the view's own closure for sending, or a list of views.
      """
    )
    let isOver = weakWitness == nil
    #expect(
      isOver || !isFreed,
      "The view is gone, but its observation goes on. Keep the token in the view, and only there."
    )
    withExtendedLifetime(shop) {}
  }

  @Test("A view may be released while others are being notified")  // starter passes
  func goesMeanwhile() {
    let shop = makeShop()
    var apples: Store<Int, Sale>?
    let closer = shop.observe { _ in apples = nil }
    apples = shop.view(value: \.apples)
    var seen: [Int] = []
    let token = apples?.observe { seen.append($0) }
    shop.send(.apple)
    #expect(seen == [], "The view was released before its turn, but its observer was called.")
    withExtendedLifetime((closer, apples, token)) {}
  }
}
