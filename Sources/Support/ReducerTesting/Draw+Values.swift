// The values that payloads are made of. Each says which of its values counts as simplest: that is
// where a failing script's payload ends up unless the failure needs another.

extension Draw {
  /// A number in `range`, each equally likely. The simplest is the one nearest to zero, a positive
  /// one before its negative.
  ///
  /// A wide range seldom gives the same number twice: where a bug needs a repetition, such as
  /// saving the same favourite again, keep the range small.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let above = UInt64(range.upperBound.distanceBits(from: origin))
    let below = UInt64(origin.distanceBits(from: range.lowerBound))
    let bothSides = min(above, below)
    let choice = choice(upTo: above + below)
    // 0, 1, -1, 2, -2, … as far as there are numbers on both sides, then on along the longer side.
    let distance = choice <= 2 * bothSides ? choice / 2 + choice % 2 : choice - bothSides
    let goesUp = choice <= 2 * bothSides ? choice % 2 == 1 : above > below
    let offset = Int(truncatingIfNeeded: distance)
    return goesUp ? origin &+ offset : origin &- offset
  }

  /// True or false, equally likely. False is simpler.
  public mutating func bool() -> Bool {
    choice(upTo: 1) == 1
  }

  /// One of `elements`, nil if there are none. The first is the simplest.
  ///
  /// Give it something in a fixed order: the order of a `Set` or a `Dictionary` changes from run to
  /// run, and with it what a seed means.
  ///
  /// - Complexity: O(1) on a random-access collection, else O(n).
  public mutating func element<Elements: Collection>(of elements: Elements) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    let offset = Int(choice(upTo: UInt64(elements.count - 1)))
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  /// Some of `elements`, in their order; each is in or out, equally likely. The simplest has none.
  ///
  /// - Complexity: O(n).
  public mutating func subset<Elements: Sequence>(of elements: Elements) -> [Elements.Element] {
    let elements = Array(elements)
    var used = 0
    var subset: [Elements.Element] = []
    // A choice is how far ahead the next element is, 0 for no more. With a choice for each element
    // the third of three could not become the second when an earlier action is dropped.
    while used < elements.count {
      let left = UInt64(elements.count - used)
      let step = choice(upTo: left) { random in
        (1...left).first { _ in random.next(upTo: 1) == 1 } ?? 0
      }
      if step == 0 { break }
      used += Int(step)
      subset.append(elements[used - 1])
    }
    return subset
  }

  /// At most `limit` elements, each made by `element`. Empty is the simplest.
  public mutating func array<Element>(
    upTo limit: Int,
    of element: (inout Draw) -> Element
  ) -> [Element] {
    var array: [Element] = []
    // A choice before each element, not a length before all: so any one element can be dropped.
    while array.count < limit, choice(upTo: 4) != 0 {
      array.append(element(&self))
    }
    return array
  }
}

extension Int {
  /// How far this number lies above a smaller one, even where an `Int` could not hold it.
  fileprivate func distanceBits(from smaller: Int) -> UInt {
    UInt(bitPattern: self &- smaller)
  }
}
