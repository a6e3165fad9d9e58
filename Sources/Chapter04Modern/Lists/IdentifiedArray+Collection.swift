// What makes the type behave like an array: positions, order, moves of rows in a list.

import Foundation

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { values.count }

  /// The element at that position.
  ///
  /// An element that is changed in place must keep its id. Assigning an element with another id
  /// replaces the one here; if the assigned element is already in the array, the two change places.
  public subscript(position: Int) -> Element {
    @inlinable get { values[position] }
    @inlinable
    set {
      let id = identify(newValue)
      if let index = orderedIDs.firstIndex(of: id) {
        swapAt(index, position)
        values[position] = newValue
      } else {
        remove(at: position)
        insert(newValue, at: position)
      }
    }
    @inlinable
    _modify {
      // Also when the code that changes the element throws.
      defer { requireIdentity(of: values[position], orderedIDs[position]) }
      yield &values[position]
    }
  }

  /// Swaps two elements. O(1).
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    orderedIDs.swapAt(i, j)
    values.swapAt(i, j)
  }

  /// Sorts the elements. The sort is stable: equal elements keep their order. O(n log n).
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try changeAll { try $0.sort(by: areInIncreasingOrder) }
  }

  /// Moves the elements at these offsets, in their order, before the one currently at
  /// `destination`: what a list reports when the user has dragged rows.
  @inlinable
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    if source.count == 1, let index = source.first {
      insert(remove(at: index), at: index < destination ? destination - 1 : destination)
      return
    }
    let before = (0..<destination).filter { !source.contains($0) }
    let after = (destination..<count).filter { !source.contains($0) }
    keep(before + source + after)
  }

  /// Removes the elements at these offsets: what a list reports when the user has deleted rows.
  @inlinable
  public mutating func remove(atOffsets offsets: IndexSet) {
    if offsets.count == 1, let index = offsets.first {
      remove(at: index)
      return
    }
    keep(indices.filter { !offsets.contains($0) })
  }

  /// Keeps only the elements that are now at these offsets, in that order.
  @inlinable
  mutating func keep(_ offsets: [Int]) {
    changeAll { elements in
      elements = offsets.map { elements[$0] }
    }
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements. O(n log n).
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces a range with new elements. A new element with the id of an element outside the range
  /// replaces that one, in its place.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    orderedIDs.removeSubrange(subrange)
    values.removeSubrange(subrange)
    // From the last to the first. They are added together, so that the others move only once.
    var added = IdentifiedArray(identify: identify)
    for element in newElements.reversed() {
      if let index = index(id: identify(element)) {
        values[index] = element
      } else {
        added.updateOrAppend(element)
      }
    }
    orderedIDs.insert(contentsOf: added.ids.reversed(), at: subrange.lowerBound)
    values.insert(contentsOf: added.values.reversed(), at: subrange.lowerBound)
  }
}
