import Chapter04Compatibility
import IssueTesting
import Testing

@Suite("Expecting a difference", .timeLimit(.minutes(5))) @MainActor
struct ExpectDifferenceTests {
  struct Counter: Equatable {
    var count = 0
    var name = "Blob"
  }

  @Test("The stated change passes, of an operation that waits, too")
  func stated() async {
    var counter = Counter()
    expectDifference(counter) {
      counter.count += 1
    } changes: {
      $0.count = 1
    }
    await expectDifference(counter) {
      await Task.yield()
      counter.count += 1
    } changes: {
      $0.count = 2
    }
  }

  @Test("Another change fails and shows where, with the message")
  func another() {
    var counter = Counter()
    let issues = expectReport("Counting", "− count: 2", "+ count: 1") {
      expectDifference(counter, "Counting") {
        counter.count += 1
      } changes: {
        $0.count = 2
      }
    }
    #expect(issues.map { $0.message.contains("name") } == [false])
  }

  @Test("No change at all fails, and so does an error")
  func nothing() {
    struct Failure: Error {}
    let counter = Counter()
    expectReport("no change was stated") {
      expectDifference(counter) {
      } changes: {
        $0.count = 0
      }
    }
    expectReport("Failure") {
      expectDifference(counter) {
        throw Failure()
      } changes: {
        $0.count = 1
      }
    }
  }
}
