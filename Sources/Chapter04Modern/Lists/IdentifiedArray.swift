// An index is the wrong name for a row: if an effect started for row 3 returns after a row before
// it was removed, it changes another row, or traps. A row's own id is the right name, but an array
// must be searched for it at every action. An identified array finds it immediately, and keeps its
// order.
//
// It also changes a row in place. A subscript that returns a copy and takes one back copies a row's
// whole content twice; used carelessly, it copies all the rows.
//
// The names and behaviour are from swift-identified-collections 1.x. Left out: its protocol
// `IdentifiedCollection`, which has one conformance; the wrapper `Identified`; and the property
// `id`, the key path to an element's id, because creating it for every array costs more than using
// it.

/// Ordered elements with unique ids.
///
///     var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
///     rows[id: 2]?.count += 1
///
/// As a collection it behaves like an array. A lookup by id takes as long as in a dictionary.
/// Inserting or removing anywhere but at the end moves the elements after that place.
///
/// An element's id must not change while the element is in the array: changing it through a
/// subscript is a programming error and traps. Two arrays are equal if they have equal elements in
/// the same order.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// Each element's id, at the element's index. Changing an element doesn't change this.
  @usableFromInline var orderedIDs: OrderedSet<ID>

  @usableFromInline var values: [Element]

  /// Reads an element's id.
  @usableFromInline let identify: (Element) -> ID

  @inlinable
  init(identify: @escaping (Element) -> ID) {
    orderedIDs = OrderedSet()
    values = []
    self.identify = identify
  }

  /// The ids, in the order of the elements. O(1).
  @inlinable public var ids: OrderedSet<ID> { orderedIDs }

  /// The elements in their order. O(1).
  @inlinable public var elements: [Element] { values }

  /// The element with that id, or nil. Setting nil removes the element. Setting an element, which
  /// must have that id, replaces the existing element, or appends the new one.
  ///
  /// A change such as `rows[id: 2]?.count += 1` is made in place. O(1); removing is O(n).
  public subscript(id id: ID) -> Element? {
    @inlinable get { index(id: id).map { values[$0] } }
    @inlinable
    _modify {
      let index = orderedIDs.firstIndex(of: id)
      // The element is moved out and then back in, so that only one copy exists at any time, and
      // changing it doesn't copy its content. Only the end of an array can have a hole.
      var element = index.map { takeElement(at: $0) }
      defer {
        if let element { requireIdentity(of: element, id) }
        switch (index, element) {
        case (let index?, let element?): putBack(element, at: index)
        case (let index?, nil): removeTaken(at: index)
        case (nil, let element?): append(element)
        case (nil, nil): break
        }
      }
      yield &element
    }
  }

  @inlinable
  mutating func takeElement(at index: Int) -> Element {
    values.swapAt(index, values.count - 1)
    return values.removeLast()
  }

  @inlinable
  mutating func putBack(_ element: __owned Element, at index: Int) {
    values.append(element)
    values.swapAt(index, values.count - 1)
  }

  /// Closes the gap of an element that was taken out: the last element is in its place.
  @inlinable
  mutating func removeTaken(at index: Int) {
    orderedIDs.remove(at: index)
    if index < values.count { values.append(values.remove(at: index)) }
  }

  @inlinable
  func requireIdentity(of element: Element, _ id: ID) {
    precondition(identify(element) == id, "Element identity must remain constant")
  }

  /// The index of the element with that id, or nil. O(1).
  @inlinable
  public func index(id: ID) -> Int? {
    orderedIDs.firstIndex(of: id)
  }

  /// True if there is an element with this element's id. O(1).
  @inlinable
  public func contains(_ element: Element) -> Bool {
    orderedIDs.contains(identify(element))
  }
}

/// An identified array of elements that are `Identifiable`, by their `id`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// Unchecked because of the closure, which only reads a property.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
