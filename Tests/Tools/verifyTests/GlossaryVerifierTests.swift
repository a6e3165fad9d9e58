import Testing

@testable import Runner
@testable import verify

@Suite("The check of the glossary") struct GlossaryVerifierTests {
  private func problems(_ glossary: String, _ lesson: String) -> [String] {
    GlossaryVerifier(glossary: glossary, lessons: ["1.1.md": lesson]).problems
  }

  @Test("A term that a lesson explains has an entry, in the singular or as it is") func entries() {
    #expect(problems("**law**: what always holds.", "Such rules are called *laws*.") == [])
    #expect(
      problems("**law**: what always holds.", "A *law* of *lenses*.")
        == ["1.1.md: docs/glossary.md has no entry for \"lenses\"."]
    )
  }

  @Test("What is bold, or code, or a quotation, isn't a term") func others() {
    let lesson =
      "A law. **Do it: 1.1**, then `a *b* c`. *Overlapping accesses to x.*\n\n```swift\nlet a = b *c* d\n```\n"
    #expect(problems("**law**: what always holds.", lesson) == [])
  }

  @Test("An entry that no page uses is reported") func unused() {
    #expect(
      problems("**law**: what holds.\n\n**lens**: a pair.", "A law.")
        == ["docs/glossary.md: no page uses \"lens\"."]
    )
  }

  @Test("A guide uses an entry in its words, not in its code") func guide() {
    func problems(_ guide: String) -> [String] {
      GlossaryVerifier(
        glossary: "**adapter**: a bridge.",
        lessons: [:],
        guides: ["docs/a.md": guide]
      ).problems
    }
    #expect(problems("Take the adapter.") == [])
    #expect(problems("Take `adapter`.") == ["docs/glossary.md: no page uses \"adapter\"."])
  }
}
