import Testing

@testable import Chapter04Modern

@Suite("Which child exists", .timeLimit(.minutes(5)))
struct ChildIdentityTests {
  private enum Mode: Equatable, CustomStringConvertible {
    case reading, writing
    case showing(Int)

    var description: String { "mode" }
  }

  @Test("Two cases are two children, even if the enum describes them alike")
  func cases() {
    let identify = childIdentity(of: Mode.self)
    #expect(identify(.reading) == identify(.reading))
    #expect(identify(.reading) != identify(.writing))
    #expect(identify(.reading) != identify(.showing(1)))
  }

  @Test("Another payload is no other child, another id is")
  func payloads() {
    struct Row: Identifiable { var id: Int }
    #expect(childIdentity(of: Mode.self)(.showing(1)) == childIdentity(of: Mode.self)(.showing(2)))
    #expect(childIdentity(of: Row.self)(Row(id: 1)) != childIdentity(of: Row.self)(Row(id: 2)))
    #expect(childIdentity(of: Int.self)(1) == childIdentity(of: Int.self)(2))
  }
}
