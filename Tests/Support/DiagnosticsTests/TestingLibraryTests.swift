import Testing
import XCTest

@testable import Diagnostics

// SwiftPM starts the program of tests once for each library, and both times both are in it.

@Suite("Which library runs the tests")
struct TestingLibraryTests {
  @Test("In a Swift Testing test an issue goes to Swift Testing, even from a detached task")
  func swiftTesting() async {
    #expect(TestingLibrary.current == .swiftTesting)
    #expect(await Task.detached { TestingLibrary.current }.value == .swiftTesting)
  }

  @Test("An error is reported with its text, and with what the program was doing")
  func errors() {
    struct Spilled: Error {}
    let issues = reportedIssues {
      reportIssue(Spilled())
      reportIssue(Spilled(), "Carrying the soup")
    }
    #expect(
      issues.map(\.message) == [
        "Caught error: Spilled()", "Carrying the soup\n\nCaught error: Spilled()",
      ]
    )
  }

  @Test("This toolchain's Swift Testing has everything that is looked up in it")
  func names() {
    #expect(
      SwiftTesting.missingNames == [],
      """
      This Swift Testing has other names, so no issue reaches it. `nm -D` on libTesting, piped \
      through `swift demangle`, shows the new ones; put them in TestingLibrary.swift.
      """
    )
  }
}

final class TestingLibraryXCTests: XCTestCase {
  func testInATestOfXCTestAnIssueGoesToXCTest() {
    XCTAssertEqual(TestingLibrary.current, .xcTest)
  }
}
