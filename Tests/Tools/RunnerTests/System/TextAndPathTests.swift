import Testing

@testable import Runner

@Suite struct TextAndPathTests {
  // MARK: - BoundedText

  @Test("A text within the bound is kept whole, however many parts it comes in")
  func wholeText() {
    for part in [1, 7, 4096] {
      let bytes = Array("äöü\n".utf8)
      var text = BoundedText()
      var sent: [UInt8] = []
      while sent.count + part < BoundedText.bound {
        let next = (0..<part).map { bytes[(sent.count + $0) % bytes.count] }
        text.append(next)
        sent += next
      }
      #expect(text.omitted == 0)
      #expect(text.text == String(decoding: sent, as: UTF8.self))
    }
  }

  @Test("A longer text keeps its beginning and its end, and the rest is counted")
  func longText() throws {
    var text = BoundedText()
    text.append(Array("begin".utf8))
    let part = [UInt8](repeating: UInt8(ascii: "x"), count: 50_000)
    for _ in 0..<20 { text.append(part) }
    text.append(Array("end".utf8))

    #expect(text.text.hasPrefix("beginx"))
    #expect(text.text.hasSuffix("xend"))
    let mark = "\n[\(text.omitted) bytes left out]\n"
    #expect(text.text.contains(mark))
    #expect(text.text.utf8.count - mark.utf8.count + text.omitted == 5 + 20 * 50_000 + 3)
    #expect(text.text.utf8.count < 4 * BoundedText.bound)
  }

  @Test("A character that is cut in two doesn't spoil the rest")
  func cutCharacter() {
    var text = BoundedText()
    for _ in 0..<200_000 { text.append(Array("ä".utf8)) }
    #expect(text.text.contains("äää"))
  }

  // MARK: - Path

  @Test("A typed path becomes absolute and loses its dots")
  func typed() {
    #expect(Path(typed: "/a b/./ü/../c").description == "/a b/c")
    #expect(Path(typed: "x").description == Path.current.description + "/x")
    #expect(Path(typed: ".") == Path.current)
    #expect(!Path(typed: "~/x").description.contains("~"))
  }

  @Test("A path is shown as a person would type it")
  func short() {
    #expect((Path.current / "a/b").short == "a/b")
    #expect(Path("/elsewhere/a").short == "/elsewhere/a")
    #expect(Path(Path.current.description + "-too/a").short.hasPrefix("/"))
  }

  @Test("Writing makes missing folders, and reading reports what can't be read")
  func files() throws {
    let fixture = try Fixture([])
    let file = fixture.package / "ä b" / "c.d.swift"
    #expect(try file.readIfPresent() == nil)
    try file.write("Ü\n")
    #expect(try file.read() == "Ü\n")
    #expect(file.folder.isFolder)
    #expect(!file.isFolder)
    #expect((file.name, file.stem) == ("c.d.swift", "c.d"))
    #expect(file.folder.contents == ["c.d.swift"])

    let missing = try #require(problem { _ = try (fixture.package / "none").read() })
    #expect(missing.happened.contains("could not be read: No such file"))
    let folder = try #require(problem { _ = try fixture.package.read() })
    #expect(folder.happened.contains("Is a directory"))
    let below = try #require(problem { try (file / "below").write("") })
    #expect(below.happened.contains("could not be written"))
  }
}
