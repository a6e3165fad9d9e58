import Chapter04Compatibility
import Testing

// What the library's macro adds to an enum, with every name qualified as an editor shows it.
// swift-format-ignore
private enum ChildAction: Equatable {
  case tap
  case type(String)
  case move(Int, Int)
  case fly(Double, by: String)
  case leave(Never)

  public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
    public subscript(root: ChildAction) -> CasePaths.PartialCaseKeyPath<ChildAction> {
      if root.is(\.tap) {
        return \.tap
      }
      if root.is(\.type) {
        return \.type
      }
      if root.is(\.move) {
        return \.move
      }
      if root.is(\.fly) {
        return \.fly
      }
      return \.never
    }
    public var tap: CasePaths.AnyCasePath<ChildAction, Void> {
      ._$embed({
        ChildAction.tap
      }) {
        guard case .tap = $0 else {
          return nil
        }
        return ()
      }
    }
    public var type: CasePaths.AnyCasePath<ChildAction, String> {
      ._$embed(ChildAction.type) {
        guard case let .type(v0) = $0 else {
          return nil
        }
        return v0
      }
    }
    public var move: CasePaths.AnyCasePath<ChildAction, (Int, Int)> {
      ._$embed(ChildAction.move) {
        guard case let .move(v0, v1) = $0 else {
          return nil
        }
        return (v0, v1)
      }
    }
    public var fly: CasePaths.AnyCasePath<ChildAction, (Double, by: String)> {
      ._$embed(ChildAction.fly) {
        guard case let .fly(v0, v1) = $0 else {
          return nil
        }
        return (v0, v1)
      }
    }
    public func makeIterator() -> Swift.IndexingIterator<
      [CasePaths.PartialCaseKeyPath<ChildAction>]
    > {
      var allCasePaths: [CasePaths.PartialCaseKeyPath<ChildAction>] = []
      allCasePaths.append(\.tap)
      allCasePaths.append(\.type)
      allCasePaths.append(\.move)
      allCasePaths.append(\.fly)
      return allCasePaths.makeIterator()
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension ChildAction: CasePaths.CasePathable, CasePaths.CasePathIterable {}

struct CasePathReflectionTests {
  private struct Failure: Error, Equatable {}

  @Test("An enum can list its paths, and tell the path of a value")
  func reflection() {
    #expect(Array(ChildAction.allCasePaths) == [\.tap, \.type, \.move, \.fly])
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
