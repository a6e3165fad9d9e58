import Testing

@testable import Runner

@Suite struct InParallelTests {
  @Test(
    "Results keep the order of the items, and each is reported in that order as early as possible"
  )
  func order() async throws {
    for seed in 0..<20 {
      var told: [Int] = []
      var counts: [Int] = []
      let results = try await inParallel(Array(0..<30)) { item in
        for _ in 0..<((item * 7 + seed) % 13) { await Task.yield() }
        return item * item
      } onDone: { index, result, count in
        #expect(result == index * index)
        told.append(index)
        counts.append(count)
      }
      #expect(results == (0..<30).map { $0 * $0 })
      #expect(told == Array(0..<30))
      #expect(zip(told, counts).allSatisfy { $0 < $1 })
      #expect(counts == counts.sorted())
      #expect(counts.last == 30)
    }
  }

  @Test("An error ends it, and the items after it are not reported")
  func failure() async {
    struct Failure: Error {}
    var told: [Int] = []
    await #expect(throws: Failure.self) {
      _ = try await inParallel(Array(0..<10)) { item in
        if item == 3 { throw Failure() }
        return item
      } onDone: { index, _, _ in
        told.append(index)
      }
    }
    #expect(told == Array(0..<told.count))
    #expect(told.count <= 3)
  }
}
