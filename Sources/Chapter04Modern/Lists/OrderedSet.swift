// To find an id in an array of ids, you must search the array; a dictionary from id to row has no
// order. This type stores both the values in their order and the index of each. Lookups are fast
// both ways, but an insertion or removal that isn't at the end must shift values.
//
// The name and the few operations here are from swift-collections 1.x. Its set has its own hash
// table for the indices, packed into bits, and many more operations. Set algebra is left out,
// because `Set(ordered)` has it.

/// Ordered values, each of which occurs once.
///
/// Two sets are equal if they have the same values in the same order. Comparing a set with its
/// unchanged copy takes no time, because they share their storage.
public struct OrderedSet<Element: Hashable> {
  var values: [Element]

  /// The index of each value: always the inverse of `values`.
  var positions: [Element: Int]

  /// No values.
  public init() {
    values = []
    positions = [:]
  }

  /// The values of `elements` in order, each at its first occurrence.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    reserveCapacity(elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// The values in their order.
  public var elements: [Element] { values }

  /// Reserves space for that many values.
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    values.reserveCapacity(minimumCapacity)
    positions.reserveCapacity(minimumCapacity)
  }

  /// The value's index; nil if the set doesn't contain it. O(1).
  public func firstIndex(of element: Element) -> Int? {
    positions[element]
  }

  /// O(1).
  public func contains(_ element: Element) -> Bool {
    positions[element] != nil
  }

  /// Adds a value at the end, unless the set contains it already. O(1).
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: values.count)
  }

  /// Adds a value before the one at `index`, unless the set contains it already. O(1) at the end.
  ///
  /// - Returns: Whether the value was added, and its index.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let existing = positions[element] { return (false, existing) }
    shiftPositions(from: index, by: 1)
    values.insert(element, at: index)
    positions[element] = index
    return (true, index)
  }

  /// Removes the value at `index`. O(1) at the end.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = values.remove(at: index)
    positions[element] = nil
    shiftPositions(from: index, by: -1)
    return element
  }

  /// Swaps two values. O(1).
  public mutating func swapAt(_ i: Int, _ j: Int) {
    values.swapAt(i, j)
    positions[values[i]] = i
    positions[values[j]] = j
  }

  /// The values of `before` that aren't in this set. O(1) if the two share their storage.
  func removed(since before: [Element]) -> [Element] {
    values == before ? [] : before.filter { !contains($0) }
  }

  /// Updates the positions of the values at `index` and after it, which are about to move or have
  /// moved.
  mutating func shiftPositions(from index: Int, by distance: Int) {
    if index == values.count { return }
    // Going through all positions takes less time than hashing many values.
    var entry = positions.values.startIndex
    while entry != positions.values.endIndex {
      if positions.values[entry] >= index { positions.values[entry] += distance }
      positions.values.formIndex(after: &entry)
    }
  }
}

extension OrderedSet: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { values.count }
  public subscript(index: Int) -> Element { values[index] }
}

extension OrderedSet: Hashable {
  public static func == (lhs: OrderedSet, rhs: OrderedSet) -> Bool { lhs.values == rhs.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension OrderedSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension OrderedSet: CustomStringConvertible, CustomReflectable {
  public var description: String { values.description }
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: values, displayStyle: .collection)
  }
}

extension OrderedSet: Sendable where Element: Sendable {}
