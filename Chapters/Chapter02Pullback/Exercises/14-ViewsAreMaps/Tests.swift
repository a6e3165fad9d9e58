import Testing

@Suite struct ViewsAreMapsTests {
  private var half: Projection { Projection(value: { $0 / 2 }, action: { $0 * 2 }) }
  private var minusOne: Projection { Projection(value: { $0 - 1 }, action: { $0 + 1 }) }
  private var square: Projection { Projection(value: { $0 * $0 }, action: { 100 / $0 }) }

  @Test("A view along the identity shows what its store shows") func identityValue() throws {
    let shown = [0, 7, 215, -40].map { Projection.identity.value($0) }
    try #require(shown == [0, 7, 215, -40], "The store showed 0, 7, 215 and -40.")
  }

  @Test("A view along the identity passes actions on unchanged") func identityAction() throws {
    let sent = [0, 7, 215, -40].map { Projection.identity.action($0) }
    try #require(sent == [0, 7, 215, -40], "The view was sent 0, 7, 215 and -40.")
  }

  @Test("Values come down through the first projection, then the next") func values() throws {
    let step = degrees.then(knob).value(215)
    try #require(step == 3, "215 tenths are 21 degrees, and these are step 3 of the knob.")
    let others = [10, 20, -8].map { half.then(minusOne).value($0) }
    try #require(others == [4, 9, -5], "10, 20 and -8, halved by the first, less 1 by the next.")
  }

  @Test("Actions go up through the next projection, then the first") func actions() throws {
    let tenths = degrees.then(knob).action(3)
    try #require(tenths == 210, "Step 3 of the knob is 21 degrees, and these are 210 tenths.")
    let others = [4, 9, -5].map { half.then(minusOne).action($0) }
    try #require(others == [10, 20, -8], "4, 9 and -5, plus 1 by the next, doubled by the first.")
    let turned = [4, 9, -5].map { minusOne.then(half).action($0) }
    try #require(turned == [9, 19, -9], "4, 9 and -5, doubled by the next, plus 1 by the first.")
    let quotients = [1, 4].map { square.then(minusOne).action($0) }
    try #require(
      quotients == [50, 20],
      "1 and 4, plus 1 by the next; by that, the first divides 100."
    )
  }
}
