// All that adds, replaces and removes elements. The ids and the elements always change together: where
// one is forgotten, a lookup finds another row than the one that was meant.

extension IdentifiedArray {
  /// Adds an element at the end, unless there is one with its id: then nothing changes. O(1).
  ///
  /// - Returns: Whether it was added, and the index of the element with its id.
  @inlinable
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    insert(item, at: values.count)
  }

  /// Adds the elements at the end whose ids are not there yet.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacity(values.count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Adds an element before the one at `i`, unless there is one with its id: then nothing changes.
  ///
  /// - Returns: Whether it was added, and the index of the element with its id.
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let result = orderedIDs.insert(identify(item), at: i)
    if result.inserted { values.insert(item, at: i) }
    return result
  }

  /// Replaces the element at `i` by one with the same id; traps if it has another. O(1).
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func update(_ item: Element, at i: Int) -> Element {
    requireIdentity(of: item, orderedIDs[i])
    let old = values[i]
    values[i] = item
    return old
  }

  /// Replaces the element with this one's id, or adds it at the end. O(1).
  ///
  /// - Returns: The element that was replaced, if any.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    updateOrInsert(item, at: values.count).originalMember
  }

  /// Replaces the element with this one's id where that is, or adds it before the one at `i`.
  ///
  /// - Returns: The element that was replaced, if any, and where the new one is.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element,
    at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(item, at: i)
    return (inserted ? nil : update(item, at: index), index)
  }

  /// Removes the element with that id, and returns it if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element with this one's id, and returns it if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    orderedIDs.remove(at: index)
    return values.remove(at: index)
  }

  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  public mutating func removeFirst(_ n: Int) {
    removeSubrange(0..<n)
  }

  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: values.count - 1)
  }

  public mutating func removeLast(_ n: Int) {
    removeSubrange((values.count - n)...)
  }

  public mutating func removeSubrange(_ bounds: Range<Int>) {
    changeAll { $0.removeSubrange(bounds) }
  }

  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try changeAll { try $0.removeAll(where: shouldBeRemoved) }
  }

  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    changeAll { $0.removeAll(keepingCapacity: keepCapacity) }
  }

  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    orderedIDs.reserveCapacity(minimumCapacity)
    values.reserveCapacity(minimumCapacity)
  }

  /// An array of those elements that are to be included.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    var result = self
    result.values = try values.filter(isIncluded)
    result.orderedIDs = OrderedSet(result.values.map(identify))
    return result
  }

  /// Removes or reorders elements as an array does, and then looks at all ids anew, also when it
  /// throws half-way. The ids must stay those of the elements: unique.
  mutating func changeAll<Result>(
    _ change: (inout [Element]) throws -> Result
  ) rethrows -> Result {
    defer { orderedIDs = OrderedSet(values.map(identify)) }
    return try change(&values)
  }
}
