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
extension Shared: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: _IdentifiedCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Element = Shared<Value.Element>
  public typealias Iterator = IndexingIterator<Shared>
  public typealias SubSequence = Slice<Shared>

  public var startIndex: Int { wrappedValue.startIndex }
  public var endIndex: Int { wrappedValue.endIndex }
  public subscript(position: Int) -> Shared<Value.Element> {
    // The element exists now, because it has an index.
    Shared<Value.Element>(self[id: wrappedValue.ids[position]])!
  }
}
