import Testing

@Suite struct StoreViewTests {
  private struct Shop: Equatable {
    var apples = 0
    var pears = 0
  }

  private enum Sale { case apple, pear }

  private func makeShop() -> Store<Shop, Sale> {
    Store(value: Shop()) { (shop: inout Shop, sale: Sale) in
      switch sale {
      case .apple: shop.apples += 1
      case .pear: shop.pears += 1
      }
    }
  }

  @Test("An action sent to the parent reaches the view") func fromParent() throws {
    let shop = makeShop()
    shop.send(.apple)
    let apples = shop.view(value: \.apples)
    let before = apples.value
    shop.send(.apple)
    try #require(
      [before, apples.value] == [1, 2],
      "The shop sold an apple, a view was made, and the shop sold another. What the view showed."
    )
  }

  @Test("An action sent to the view reaches the parent, once") func toParent() throws {
    let shop = makeShop()
    let apples = shop.view(value: \.apples)
    apples.send(.apple)
    try #require(
      [shop.value.apples, apples.value] == [1, 1],
      "The view was to sell an apple. What the shop has, and what the view shows."
    )
  }

  @Test("Two views of the same part agree") func siblings() throws {
    let shop = makeShop()
    let (left, right) = (shop.view(value: \.apples), shop.view(value: \.apples))
    left.send(.apple)
    right.send(.apple)
    try #require(
      [left.value, right.value] == [2, 2],
      "Two views of the apples were to sell one each. What the first shows, and the second."
    )
    withExtendedLifetime((left, right)) {}
  }

  @Test("For each action, wherever it was sent, the view reads its part and notifies once")
  func observers() throws {
    let shop = makeShop()
    var reads = 0
    let apples = shop.view { shop in
      reads += 1
      return shop.apples
    }
    var seen: [Int] = []
    let token = apples.observe { seen.append($0) }
    let pears = shop.observe { [unowned shop] in if $0.pears == 1 { shop.send(.pear) } }
    apples.send(.apple)
    shop.send(.apple)
    apples.send(.pear)
    try #require(
      seen == [1, 2, 2, 2],
      "View and shop sell an apple each, view and observer a pear each. What the view reports."
    )
    reads = 0
    apples.send(.pear)
    try #require(reads == 1, "The view was to sell a pear. How often it called `toLocalValue`.")
    withExtendedLifetime((token, pears)) {}
  }

  @Test("A view keeps its parent") func keepsItsParent() throws {
    var shop: Store<Shop, Sale>? = makeShop()
    weak let weakShop = shop
    let apples = shop?.view(value: \.apples)
    shop = nil
    let state = weakShop == nil ? "freed" : "kept"
    try #require(state == "kept", "Only a view of the shop was kept.")
    withExtendedLifetime(apples) {}
  }

  @Test("A view of a view is a view") func grandchild() throws {
    let shop = makeShop()
    let double = shop.view(value: \.apples).view { $0 * 2 }
    shop.send(.apple)
    double.send(.pear)
    try #require(
      [double.value, shop.value.apples, shop.value.pears] == [2, 1, 1],
      "The shop sells an apple, its view's view a pear: what that shows, doubled, and both numbers."
    )
  }

  @Test("A view that nobody uses any more is freed, and its observation ends")  // starter passes
  func freed() throws {
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
    let view = weakApples == nil ? "freed" : "kept"
    try #require(view == "freed", "The view was dropped, and the shop was kept.")
    let observation = weakWitness == nil ? "ended" : "goes on"
    try #require(observation == "ended", "The view is gone.")
    withExtendedLifetime(shop) {}
  }

  @Test("A view may be released while others are being notified")  // starter passes
  func releasedMeanwhile() throws {
    let shop = makeShop()
    var apples: Store<Int, Sale>?
    let closer = shop.observe { _ in apples = nil }
    apples = shop.view(value: \.apples)
    var seen: [Int] = []
    let token = apples?.observe { seen.append($0) }
    shop.send(.apple)
    try #require(seen == [], "An observer of the shop released a view before its turn.")
    withExtendedLifetime((closer, apples, token)) {}
  }
}
