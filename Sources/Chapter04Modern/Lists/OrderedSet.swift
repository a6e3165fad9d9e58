// To find an id in an array of ids, you must search the array; a dictionary from id to row has no
// order. This type stores both the values in their order and the place of each. Lookups are fast
// both ways, but an insertion or removal moves the values on one side of it.
//
// A dictionary of indices would have to be changed for all values whenever a row is added at the
// front, as in a list with the newest row first. So it holds numbers, which count from `first`: a
// value added at the front gets the number below, and the others keep theirs.
//
// The name and the few operations here are from swift-collections 1.x. Its set has its own hash
// table for the indices, packed into bits, and many more operations. Set algebra is left out,
// because `Set(ordered)` has it.
//
// It is `@inlinable`, as are `IdentifiedArray` and `StackState`: compiled without knowing the type
// of the values, an operation takes several times as long.

/// Ordered values, each of which occurs once.
///
/// Two sets are equal if they have the same values in the same order. Comparing a set with its
/// unchanged copy takes no time, because they share their storage.
public struct OrderedSet<Element: Hashable> {
  @usableFromInline var values: [Element]

  /// The number of each value: its index, counted from `first`.
  @usableFromInline var numbers: [Element: Int]

  /// The number of the first value.
  @usableFromInline var first: Int

  /// No values.
  @inlinable
  public init() {
    values = []
    numbers = [:]
    first = 0
  }

  /// The values of `elements` in order, each at its first occurrence.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    reserveCapacity(elements.underestimatedCount)
    for element in elements { append(element) }
  }

  /// The values in their order.
  @inlinable public var elements: [Element] { values }

  /// Reserves space for that many values.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    values.reserveCapacity(minimumCapacity)
    numbers.reserveCapacity(minimumCapacity)
  }

  /// The value's index; nil if the set doesn't contain it. O(1).
  @inlinable
  public func firstIndex(of element: Element) -> Int? {
    numbers[element].map { $0 - first }
  }

  /// O(1).
  @inlinable
  public func contains(_ element: Element) -> Bool {
    numbers[element] != nil
  }

  /// Adds a value at the end, unless the set contains it already. O(1).
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: values.count)
  }

  /// Adds a value before the one at `index`, unless the set contains it already. O(1) at the end;
  /// elsewhere O(n), most of which depends on how near the closer end is.
  ///
  /// - Returns: Whether the value was added, and its index.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let existing = firstIndex(of: element) { return (false, existing) }
    insert(contentsOf: CollectionOfOne(element), at: index)
    return (true, index)
  }

  /// Adds values that are all different, and that the set doesn't contain, before the one at
  /// `index`.
  @inlinable
  mutating func insert(contentsOf elements: some Collection<Element>, at index: Int) {
    if index < values.count - index {
      renumber(0..<index, by: -elements.count)
      first -= elements.count
    } else {
      renumber(index..<values.count, by: elements.count)
    }
    values.insert(contentsOf: elements, at: index)
    for index in index..<index + elements.count { numbers[values[index]] = first + index }
  }

  /// Removes the value at `index`. O(1) at the end; elsewhere O(n), most of which depends on how
  /// near the closer end is.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = values[index]
    removeSubrange(index..<index + 1)
    return element
  }

  /// Removes the values in that range. Like removing one, and O(1) for each.
  @inlinable
  mutating func removeSubrange(_ range: Range<Int>) {
    for element in values[range] { numbers[element] = nil }
    if range.lowerBound < values.count - range.upperBound {
      renumber(0..<range.lowerBound, by: range.count)
      first += range.count
    } else {
      renumber(range.upperBound..<values.count, by: -range.count)
    }
    values.removeSubrange(range)
  }

  /// Changes the numbers of the values at these indices.
  @inlinable
  mutating func renumber(_ indices: Range<Int>, by distance: Int) {
    // Finding a value takes about as long as passing eight.
    if indices.count < values.count / 8 {
      for index in indices { numbers[values[index]]! += distance }
    } else if !indices.isEmpty {
      let moved = first + indices.lowerBound..<first + indices.upperBound
      var entry = numbers.values.startIndex
      while entry != numbers.values.endIndex {
        if moved.contains(numbers.values[entry]) { numbers.values[entry] += distance }
        numbers.values.formIndex(after: &entry)
      }
    }
  }

  /// Swaps two values. O(1).
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    values.swapAt(i, j)
    numbers[values[i]] = first + i
    numbers[values[j]] = first + j
  }

  /// The values of `before` that aren't in this set.
  ///
  /// - Complexity: O(1) if the two share their storage; otherwise O(n). But values that are equal
  ///   at the beginning or at the end are only compared, and not looked up.
  func removed(since before: [Element]) -> [Element] {
    if values == before { return [] }
    let growth = values.count - before.count
    var changed = 0..<before.count
    while !changed.isEmpty, changed.lowerBound < values.count,
      before[changed.lowerBound] == values[changed.lowerBound]
    {
      changed = changed.dropFirst()
    }
    while !changed.isEmpty, changed.upperBound + growth > changed.lowerBound,
      before[changed.upperBound - 1] == values[changed.upperBound - 1 + growth]
    {
      changed = changed.dropLast()
    }
    return before[changed].filter { !contains($0) }
  }
}

extension OrderedSet: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { values.count }
  @inlinable public subscript(index: Int) -> Element { values[index] }
}

extension OrderedSet: Hashable {
  @inlinable
  public static func == (lhs: OrderedSet, rhs: OrderedSet) -> Bool { lhs.values == rhs.values }
  @inlinable
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
