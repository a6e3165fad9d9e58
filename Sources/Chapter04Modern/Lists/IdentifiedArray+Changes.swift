// Adding, replacing and removing elements. The ids and the elements must always change together;
// otherwise a lookup finds the wrong row.

extension IdentifiedArray {
  /// Adds an element at the end. Does nothing if there is already an element with its id. O(1).
  ///
  /// - Returns: Whether the element was added, and the index of the element with its id.
  @inlinable
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    insert(item, at: values.count)
  }

  /// Adds at the end those elements whose ids aren't in the array yet.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacity(values.count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Adds an element before the one at `i`. Does nothing if there is already an element with its
  /// id.
  ///
  /// - Returns: Whether the element was added, and the index of the element with its id.
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let result = orderedIDs.insert(identify(item), at: i)
    if result.inserted { values.insert(item, at: i) }
    return result
  }

  /// Replaces the element at `i` with one that has the same id; traps if the id differs. O(1).
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

  /// Replaces the element that has this one's id, or adds this one at the end. O(1).
  ///
  /// - Returns: The element that was replaced, if any.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    let (inserted, index) = append(item)
    return inserted ? nil : update(item, at: index)
  }

  /// Removes the element with that id, and returns it if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element that has this one's id, and returns it if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  /// Removes the element at `index`, and returns it. O(1) at the end.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    orderedIDs.remove(at: index)
    return values.remove(at: index)
  }

  /// Removes the elements that satisfy the predicate. O(n).
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try changeAll { try $0.removeAll(where: shouldBeRemoved) }
  }

  /// Removes all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    changeAll { $0.removeAll(keepingCapacity: keepCapacity) }
  }

  /// Reserves space for that many elements.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    orderedIDs.reserveCapacity(minimumCapacity)
    values.reserveCapacity(minimumCapacity)
  }

  /// An array of the elements that satisfy the predicate.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    var result = self
    result.values = try values.filter(isIncluded)
    result.orderedIDs = OrderedSet(result.values.map(identify))
    return result
  }

  /// Removes or reorders elements as an array does, and then reads all ids again, even if `change`
  /// throws half-way. The ids must still be unique.
  @inlinable
  mutating func changeAll<Result>(
    _ change: (inout [Element]) throws -> Result
  ) rethrows -> Result {
    defer { orderedIDs = OrderedSet(values.map(identify)) }
    return try change(&values)
  }
}
