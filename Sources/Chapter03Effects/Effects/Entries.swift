// Several things begin in an order and end in another. Whatever keeps them must forget one without
// searching for it, and still know which came first.

/// Values in the order in which they were added, each of which can be removed by its key.
struct Entries<Value> {
  private var lastKey = 0
  private var values: [Int: Value] = [:]

  mutating func insert(_ value: Value) -> Int {
    lastKey += 1
    values[lastKey] = value
    return lastKey
  }

  mutating func remove(_ key: Int) {
    values[key] = nil
  }

  mutating func removeAll() {
    values = [:]
  }

  /// - Complexity: O(n log n).
  var inOrder: [Value] {
    values.count < 2 ? Array(values.values) : values.sorted { $0.key < $1.key }.map(\.value)
  }
}
