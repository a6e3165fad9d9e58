import Chapter04Compatibility
import Testing

// What the library's macro writes, protocols and all.
private enum ChildAction: Equatable {
  case tap
  case type(String)
  case move(Int, Int)
  case leave(Never)
}

extension ChildAction: CasePathable, CasePathIterable {
  struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    subscript(root: ChildAction) -> PartialCaseKeyPath<ChildAction> {
      if root.is(\.tap) { return \.tap }
      if root.is(\.type) { return \.type }
      if root.is(\.move) { return \.move }
      return \.never
    }
    var tap: AnyCasePath<ChildAction, Void> {
      ._$embed(
        { ChildAction.tap },
        extract: {
          guard case .tap = $0 else { return nil }
          return ()
        }
      )
    }
    var type: AnyCasePath<ChildAction, String> {
      ._$embed(ChildAction.type) {
        guard case .type(let v0) = $0 else { return nil }
        return v0
      }
    }
    var move: AnyCasePath<ChildAction, (Int, Int)> {
      ._$embed(ChildAction.move) {
        guard case .move(let v0, let v1) = $0 else { return nil }
        return (v0, v1)
      }
    }
    func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<ChildAction>]> {
      let all: [PartialCaseKeyPath<ChildAction>] = [\.tap, \.type, \.move]
      return all.makeIterator()
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

struct CasePathReflectionTests {
  private struct Failure: Error, Equatable {}

  @Test("An enum can list its paths, and tell the path of a value")
  func reflection() {
    #expect(Array(ChildAction.allCasePaths) == [\.tap, \.type, \.move])
    #expect(ChildAction.allCasePaths[.type("a")] == \.type)
  }

  @Test("Optional, Result and Never can, too")
  func standardEnums() {
    #expect(Array(Optional<Int>.allCasePaths) == [\.none, \.some])
    #expect(Optional<Int>.allCasePaths[1] == \.some)
    #expect(Optional<Int>.allCasePaths[nil] == \.none)
    #expect(Array(Result<Int, Failure>.allCasePaths) == [\.success, \.failure])
    #expect(Result<Int, Failure>.allCasePaths[.success(1)] == \.success)
    #expect(Result<Int, Failure>.allCasePaths[.failure(Failure())] == \.failure)
    #expect(Array(Never.allCasePaths).isEmpty)
  }

  @Test("A path made from the name of a case embeds and extracts as any other")
  func embed() {
    let path = ChildAction.allCasePaths.type
    #expect(path.embed("a") == .type("a"))
    #expect(path.extract(from: .type("a")) == "a")
    #expect(path.extract(from: .tap) == nil)
  }
}
