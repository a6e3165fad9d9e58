import Testing

@testable import Diagnostics

@Suite struct SnapshotTests {
  /// Numbers, texts that begin like numbers, and numbers in disguise. Compared as numbers where
  /// both are, and else as texts, "2" < "10" < "11.0 seconds" < "2" was a circle.
  private let values: [Any] = [
    2, 10, Duration.seconds(11), -1, 1.5, Double.infinity, Double.nan, "2", "10", true, Int.max,
    Duration.seconds(-3), Optional<Int>.none as Any,
  ]

  @Test(
    "The order is a total one: of two different texts one comes first, and there are no circles"
  )
  func totalOrder() {
    let snapshots = values.map { Snapshot($0) }
    for a in snapshots {
      #expect(!Snapshot.precedes(a, a), "\(a.text)")
      for b in snapshots where a.text != b.text {
        #expect(Snapshot.precedes(a, b) != Snapshot.precedes(b, a), "\(a.text), \(b.text)")
        for c in snapshots where Snapshot.precedes(a, b) && Snapshot.precedes(b, c) {
          #expect(Snapshot.precedes(a, c), "\(a.text) < \(b.text) < \(c.text)")
        }
      }
    }
  }

  @Test("A set is described in one order: numbers first, by size, then the rest by its text")
  func mixedSet() {
    let set: Set<AnyHashable> = [
      AnyHashable(10), AnyHashable(Duration.seconds(11)), AnyHashable(2), AnyHashable(true),
    ]
    #expect(describe(set) == "[2, 10, 11.0 seconds, true]")
  }
}
