import Chapter04Compatibility
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
    withKnownIssue {
      expectDifference(counter, "Counting") {
        counter.count += 1
      } changes: {
        $0.count = 2
      }
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("Counting") && text.contains("− count: 2")
        && text.contains("+ count: 1") && !text.contains("name")
    }
  }

  @Test("No change at all fails, and so does an error")
  func nothing() {
    struct Failure: Error {}
    let counter = Counter()
    withKnownIssue {
      expectDifference(counter) {
      } changes: {
        $0.count = 0
      }
    } matching: {
      $0.comments.first?.rawValue.contains("no change was stated") == true
    }
    withKnownIssue {
      expectDifference(counter) {
        throw Failure()
      } changes: {
        $0.count = 1
      }
    } matching: {
      $0.comments.first?.rawValue.contains("Failure") == true
    }
  }
}
