// What makes the type behave like an array: positions, order, moves of rows in a list.

import Foundation

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { values.count }

  /// The element at that position.
  ///
  /// An element that is changed in place must keep its id. Assigning an element with another id
  /// replaces the one here; if the assigned element is already in the array, the two change places.
  public subscript(position: Int) -> Element {
    get { values[position] }
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
    _modify {
      // Also when the code that changes the element throws.
      defer { requireIdentity(of: values[position], orderedIDs[position]) }
      yield &values[position]
    }
  }

  /// Swaps two elements. O(1).
  public mutating func swapAt(_ i: Int, _ j: Int) {
    orderedIDs.swapAt(i, j)
    values.swapAt(i, j)
  }

  /// Sorts the elements. The sort is stable: equal elements keep their order. O(n log n).
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try changeAll { try $0.sort(by: areInIncreasingOrder) }
  }

  /// Moves the elements at these offsets, in their order, before the one currently at
  /// `destination`: what a list reports when the user has dragged rows.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let before = (0..<destination).filter { !source.contains($0) }
    let after = (destination..<count).filter { !source.contains($0) }
    keep(before + source + after)
  }

  /// Removes the elements at these offsets: what a list reports when the user has deleted rows.
  public mutating func remove(atOffsets offsets: IndexSet) {
    keep(indices.filter { !offsets.contains($0) })
  }

  /// Keeps only the elements that are now at these offsets, in that order.
  private mutating func keep(_ offsets: [Int]) {
    changeAll { elements in
      elements = offsets.map { elements[$0] }
    }
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements. O(n log n).
  public mutating func sort() {
    sort(by: <)
  }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces a range with new elements. A new element with the id of an element outside the range
  /// replaces that one, in its place.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    changeAll { $0.removeSubrange(subrange) }
    for element in newElements.reversed() {
      let (inserted, index) = insert(element, at: subrange.lowerBound)
      if !inserted { update(element, at: index) }
    }
  }
}
