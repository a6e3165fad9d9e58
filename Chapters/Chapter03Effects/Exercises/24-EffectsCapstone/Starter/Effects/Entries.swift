// Several things begin in one order and end in another. Whatever keeps them must remove one without
// searching through all of them, and still know which came first.

/// Values in the order in which they were added, each of which can be removed by its key.
struct Entries<Value> {
  /// By key, and so in order. A removed value leaves a gap; when gaps prevail, they are closed.
  private var entries: [(key: Int, value: Value?)] = []
  private var gaps = 0
  private var lastKey = 0

  mutating func insert(_ value: Value) -> Int {
    lastKey += 1
    entries.append((lastKey, value))
    return lastKey
  }

  /// - Complexity: O(log n), on average over many calls.
  mutating func remove(_ key: Int) {
    guard let index = index(of: key), entries[index].value != nil else { return }
    entries[index].value = nil
    gaps += 1
    if gaps > entries.count / 2 {
      entries.removeAll { $0.value == nil }
      gaps = 0
    }
  }

  mutating func removeAll() {
    entries = []
    gaps = 0
  }

  /// By bisection.
  private func index(of key: Int) -> Int? {
    var range = entries.indices
    while let last = range.last {
      let middle = range.lowerBound + (last - range.lowerBound) / 2
      if entries[middle].key == key { return middle }
      range = entries[middle].key < key ? middle + 1..<last + 1 : range.lowerBound..<middle
    }
    return nil
  }
}

extension Entries: Sequence {
  func makeIterator() -> IndexingIterator<[Value]> {
    entries.compactMap { $0.value }.makeIterator()
  }
}
