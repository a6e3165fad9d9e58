// A row of a shared list is shared, too. If it were found by index, it would be another row after a
// deletion. So it is found by id, and a removed row keeps its last value.

/// A list whose elements are found by ids.
public protocol _IdentifiedCollection: RandomAccessCollection where Index == Int {
  associatedtype ID: Hashable
  var ids: OrderedSet<ID> { get }
  subscript(id id: ID) -> Element? { get set }
}

extension IdentifiedArray: _IdentifiedCollection {}

/// The elements of a shared list, each shared: `for $row in $rows { … }`, `Array($rows)`.
///
/// A loop goes over the elements of the moment in which it began, even if another thread changes
/// the list meanwhile. An index, on the other hand, may no longer exist when it is used.
extension Shared: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: _IdentifiedCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Element = Shared<Value.Element>
  public typealias SubSequence = Slice<Shared>

  public var startIndex: Int { wrappedValue.startIndex }
  public var endIndex: Int { wrappedValue.endIndex }
  public subscript(position: Int) -> Shared<Value.Element> {
    element(at: position, of: wrappedValue)
  }

  public func makeIterator() -> IndexingIterator<[Shared<Value.Element>]> {
    elements.makeIterator()
  }

  /// For `Array($rows)`, which would otherwise count the elements first and then take them.
  public func _copyToContiguousArray() -> ContiguousArray<Shared<Value.Element>> {
    ContiguousArray(elements)
  }

  private var elements: [Shared<Value.Element>] {
    let rows = wrappedValue
    return rows.indices.map { element(at: $0, of: rows) }
  }

  /// An element that is found by its id. If it has been removed, it keeps the value it has here.
  private func element(at position: Int, of rows: Value) -> Shared<Value.Element> {
    Shared<Value.Element>(self[id: rows.ids[position]], last: rows[position])
  }
}
