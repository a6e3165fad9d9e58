// Which testing library runs this program, if any. A feature's dependencies differ in a test, and
// misuse is reported to the test, so both have to know.

import Foundation

/// Whether this program runs tests: one of the testing libraries is in it.
public let isTesting = TestingLibrary.isLoaded

/// The test that is running in this task, nil outside of one.
///
/// Two values are equal if and only if they belong to the same test; the cases of a parameterized
/// test share theirs. Under XCTest, where tests run one by one and not in a task of their own, it
/// is nil.
public var currentTest: TestIdentity? {
  SwiftTesting.currentTest
}

/// Identifies a test; equal for the same test.
public struct TestIdentity: Hashable, @unchecked Sendable {
  // A `Test.ID`, which is sendable, but a cast can't say so.
  fileprivate let id: AnyHashable
}

enum TestingLibrary {
  case swiftTesting, xcTest

  static let isLoaded = SwiftTesting.isLoaded || XCTestLibrary.isLoaded

  /// Which one runs the test that is running.
  ///
  /// Both may be in the program: SwiftPM links both, and starts it once for each; Xcode runs the
  /// tests of both in one go.
  static var current: TestingLibrary? {
    if SwiftTesting.isLoaded, SwiftTesting.currentTest != nil { return .swiftTesting }
    return `default`
  }

  /// The answer outside of a Swift Testing test and its task. SwiftPM passes a flag when it starts
  /// the program for Swift Testing, and none when it starts it for XCTest.
  private static let `default`: TestingLibrary? = {
    let arguments = CommandLine.arguments
    if let flag = arguments.firstIndex(of: "--testing-library"), flag + 1 < arguments.count {
      return arguments[flag + 1] == "xctest" ? .xcTest : .swiftTesting
    }
    if XCTestLibrary.isLoaded { return .xcTest }
    return SwiftTesting.isLoaded ? .swiftTesting : nil
  }()
}

enum XCTestLibrary {
  /// XCTest.XCTFail(_: String, file: StaticString, line: UInt)
  private struct Fail {
    let call: (String, StaticString, UInt) -> Void
  }

  static var isLoaded: Bool { symbol != nil }

  private static let symbol = Symbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")

  static func fail(_ message: String, at callSite: CallSite) -> Bool {
    guard let symbol else { return false }
    symbol.function(in: Fail.self).call(message, callSite.filePath, callSite.line)
    return true
  }
}

enum SwiftTesting {
  /// static Testing.Issue.record(_: Comment?, sourceLocation: SourceLocation) -> Issue
  private struct Record<Comment, Location, Issue> {
    let call: (Comment?, Location) -> Issue
  }
  /// Testing.Comment.init(rawValue: String)
  private struct MakeComment<Comment> {
    let call: (__owned String) -> Comment
  }
  /// Testing.SourceLocation.init(fileID: String, filePath: String, line: Int, column: Int)
  private struct MakeLocation<Location> {
    let call: (__owned String, __owned String, Int, Int) -> Location
  }
  /// static Testing.Test.current.getter: Test?
  private struct CurrentTest<Test> {
    let call: () -> Test?
  }

  private static let record = Symbol(
    "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ"
  )
  private static let makeComment = Symbol("$s7Testing7CommentV8rawValueACSS_tcfC")
  private static let makeLocation = Symbol(
    "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC"
  )
  private static let current = Symbol("$s7Testing4TestV7currentACSgvgZ")

  static var isLoaded: Bool { record != nil }

  /// What this toolchain's Swift Testing lacks of all that is looked up in it. Its names are part
  /// of its binary interface and not of its documentation, so a later one may have others.
  static var missingNames: [String] {
    let functions = [
      "Issue.record(_:sourceLocation:)": record, "Comment.init(rawValue:)": makeComment,
      "SourceLocation.init(fileID:filePath:line:column:)": makeLocation, "Test.current": current,
    ]
    let types = ["Comment", "SourceLocation", "Issue", "Test"].filter {
      _typeByName("7Testing\($0.count)\($0)V") == nil
    }
    return functions.filter { $0.value == nil }.keys.sorted() + types
  }

  /// - Returns: False if Swift Testing isn't there, or is a version without these symbols.
  static func record(_ message: String, at callSite: CallSite) -> Bool {
    guard
      let record, let makeComment, let makeLocation,
      let comment = _typeByName("7Testing7CommentV"),
      let location = _typeByName("7Testing14SourceLocationV"),
      let issue = _typeByName("7Testing5IssueV")
    else { return false }

    func call<Comment, Location, Issue>(_: Comment.Type, _: Location.Type, _: Issue.Type) {
      let comment = makeComment.function(in: MakeComment<Comment>.self).call(message)
      let location = makeLocation.function(in: MakeLocation<Location>.self)
        .call(
          "\(callSite.fileID)",
          "\(callSite.filePath)",
          Int(callSite.line),
          Int(callSite.column)
        )
      _ = record.function(in: Record<Comment, Location, Issue>.self).call(comment, location)
    }
    call(comment, location, issue)
    return true
  }

  static var currentTest: TestIdentity? {
    guard let current, let test = _typeByName("7Testing4TestV") else { return nil }

    func call<Test>(_: Test.Type) -> TestIdentity? {
      let test = current.function(in: CurrentTest<Test>.self).call()
      guard let test = test as? any Identifiable else { return nil }
      return identity(of: test)
    }
    func identity(of test: some Identifiable) -> TestIdentity {
      TestIdentity(id: AnyHashable(test.id))
    }
    return call(test)
  }
}

/// A function in the running program.
private struct Symbol: @unchecked Sendable {
  private let address: UnsafeRawPointer

  init?(_ name: String) {
    guard let address = dlsym(Self.program, name) else { return nil }
    self.address = UnsafeRawPointer(address)
  }

  /// The program and all the libraries that are loaded with it.
  private static var program: UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      UnsafeMutableRawPointer(bitPattern: -2)  // RTLD_DEFAULT
    #else
      nil
    #endif
  }

  /// The function as the one property of a struct. A function value is the address of its code and
  /// of its context; on its way through a generic parameter of its own it would be converted.
  func function<Holder>(in _: Holder.Type) -> Holder {
    unsafeBitCast((address, nil as UnsafeRawPointer?), to: Holder.self)
  }
}
