import Testing

@testable import Runner
@testable import verify

/// Put in, lest these tests hold regions of their own.
private let mark = "// snippet"

@Suite struct SnippetTests {
  func source(_ text: String) -> SnippetSource { SnippetSource(text, file: "S.swift") }

  @Test("A region is what is between its markers, at the left margin, without blank ends")
  func region() {
    let source = source(
      """
      func send() {
        \(mark).send

        if true {

          store.send(.up)
        }

        \(mark).end
      }
      """
    )
    #expect(source.problems == [])
    #expect(source.regions.map(\.id) == ["S.swift#send"])
    #expect(source.regions.map(\.lines) == [["if true {", "", "  store.send(.up)", "}"]])
  }

  @Test("Regions may nest and follow each other, and marker lines belong to none")
  func nested() {
    let source = source(
      """
      \(mark).outer
      a
      \(mark).inner
      b
      \(mark).end
      c
      \(mark).end
      \(mark).next
      d
      \(mark).end
      """
    )
    #expect(source.problems == [])
    #expect(
      source.regions.map(\.id) == ["S.swift#inner", "S.swift#outer", "S.swift#next"]
    )
    #expect(source.regions.map(\.lines) == [["b"], ["a", "b", "c"], ["d"]])
  }

  @Test(
    "A stray end, an unclosed region and a second one of the same name are reported with their line"
  )
  func faults() {
    #expect(
      source("a\n// snippet.end").problems == ["S.swift:2: \"// snippet.end\" closes nothing."]
    )
    #expect(
      source("a\n  // snippet.send\nb").problems
        == ["S.swift:2: the region \"send\" is never closed."]
    )
    let twice = "// snippet.a\n// snippet.end\n"
    #expect(source(twice + twice).problems == ["S.swift:3: there are two regions \"a\"."])
  }

  @Test("An empty region has no lines")
  func empty() {
    #expect(source("// snippet.a\n\n// snippet.end").regions.map(\.lines) == [[]])
  }
}
