import Testing

@testable import site

@Suite struct DocCTextTests {
  private func text(_ page: String) -> String {
    docCText(page, language: "text") { link in
      link.hasSuffix(".swift") ? nil : "to-\(link)"
    } exercise: { name in
      name == "TheLamp" ? "doc:lamp" : nil
    }
  }

  @Test("What is folded is behind a tab, and what is folded next to it behind another")
  func folded() {
    let page = """
      <details>
      <summary>The library's `send`</summary>

      One

      </details>

      <details>
      <summary>And "more"</summary>

      Two

      </details>

      Open
      """
    #expect(
      text(page) == """
        @TabNavigator {
        @Tab("Closed") {
        &nbsp;
        }
        @Tab("The library's send") {


        One

        }

        @Tab("And 'more'") {


        Two

        }

        }

        Open
        """
    )
  }

  @Test("Links and exercises lead to pages, or are text, but not in code") func links() {
    let page = """
      See [`a[0]`](A.md), [`S`](S.swift), ![b](b.svg), 1.1 TheLamp, 1.2 Nothing, `[c](C.md)` and `1.1 TheLamp`.
      <!-- snippet: A.swift#a -->
      ```swift
      let a = [b](c)
      ```
      """
    #expect(
      text(page) == """
        See [`a[0]`](to-A.md), `S`, ![b](to-b.svg), [1.1 TheLamp](doc:lamp), 1.2 Nothing, \
        `[c](C.md)` and `1.1 TheLamp`.
        ```swift
        let a = [b](c)
        ```
        """
    )
  }

  @Test("Code without a language isn't taken for Swift, or for a directive") func code() {
    let page = """
      Type:

          @Test
            one

          two

      ```
      three
      ```
      """
    #expect(
      text(page) == """
        Type:

        ```text
        @Test
          one

        two
        ```

        ```text
        three
        ```
        """
    )
  }

  @Test("A lesson's first paragraph comes before its length") func abstract() {
    let page =
      "# Speed\n\n3 minutes · [Contents](README.md)\n\n> **Optional.** Fast?\n\nText\n\nMore"
    #expect(
      text(page)
        == "# Speed\n\n**Optional.** Fast?\n\n3 minutes · [Contents](to-README.md)\n\nText\n\nMore"
    )
  }

  @Test("A heading's address on the site is DocC's own") func headings() {
    let heading = "What `send` does, and [why](Why.md) …"
    #expect(heading.docCAnchor == "What-send-does%2C-and-why")
    #expect(text("## " + heading) == "## What send does, and why")
    #expect("Sent '…' twice".docCAnchor == "Sent-%27x%27-twice")
    #expect("Send ! twice".isUnreachable && "Sent !".isUnreachable)
    #expect(!"Sent '…' twice".isUnreachable && !"Sent …".isUnreachable)
  }
}
