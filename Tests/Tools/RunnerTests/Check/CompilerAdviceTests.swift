import Testing

@testable import Runner

@Suite struct CompilerAdviceTests {
  static let package = Path(#filePath).folder.folder.folder.folder.folder

  static let page = """
    # Messages

    ### Crashes

    An app's.

    ## What the compiler says

    ### Type '…' has no member 'timer'

    A timer is a loop: [timer](timer.md). Write one, as in [4.3](3.md#here). [This](a.md) has two.

    Also "Type '…' has no member 'clock'".

    <!-- rejects: "type 'Effect<Int>' has no member 'timer'" -->
    ```swift
    let timer = Effect<Int>.timer
    ```

    | message | what to write |
    |---|---|
    | "Cannot find 'UUID' in scope", "Cannot find 'Date' in scope" | `import Foundation` |

    ### Unknown attribute '…'

    It can't be seen.

    - **In chapter 4:** delete it, and write `struct F: Reducer`.
    - **In the public library:** import it.
    - **If you wrote it:** look for a typo.

    **Rejected:**

    <!-- rejects: "unknown attribute 'Reducer'" -->
    ```swift
    @Reducer struct F {}
    ```

    ## Elsewhere

    Something else.
    """

  @Test("A message that fits a heading gets the advice below it, without its links")
  func advice() {
    #expect(
      CompilerAdvice(Self.page).advice(on: "Type 'Effect<Bool>' has no member 'timer'; use it")
        == "A timer is a loop. Write one. More in docs/migration/errors.md."
    )
  }

  @Test("A heading's other messages get the same advice; a row of a table gets its last cell")
  func others() {
    let advice = CompilerAdvice(Self.page)
    #expect(advice.advice(on: "type 'Any' has no member 'clock'")?.hasPrefix("A timer") == true)
    #expect(
      advice.advice(on: "cannot find 'Date' in scope")
        == "Write `import Foundation`. More in docs/migration/errors.md."
    )
  }

  @Test("Of advice by version, the message gets what is about the workbook") func version() {
    #expect(
      CompilerAdvice(Self.page).advice(on: "unknown attribute 'Reducer'")
        == "It can't be seen. In chapter 4: delete it, and write `struct F: Reducer`. "
        + "If you wrote it: look for a typo. More in docs/migration/errors.md."
    )
  }

  @Test("Each rejected block of the page is marked as such, where a reader sees it")
  func rejected() throws {
    let page = try (Self.package / CompilerAdvice.page).read()
    for part in page.split(separator: "<!-- rejects:").dropLast() {
      #expect(part.hasSuffix("**Rejected:**\n\n"), "\(part.suffix(120))")
    }
  }

  @Test(
    "Any other message gets none, even if it is a part of one",
    arguments: [
      "type 'Int' has no member 'time'", "no member 'timer' of type 'A'", "crashes",
      "has no member 'timer'",
    ]
  )
  func noAdvice(message: String) {
    #expect(CompilerAdvice(Self.page).advice(on: message) == nil)
  }

  @Test("Every message that the page shows finds its advice")
  func everyMessage() throws {
    let page = try (Self.package / CompilerAdvice.page).read()
    let advice = CompilerAdvice(page)
    let messages = page.matches(of: /<!-- rejects: "(.*)" -->/).map { String($0.1) }
    #expect(!messages.isEmpty)
    for message in messages { #expect(advice.advice(on: message) != nil, "\(message)") }
  }

  @Test("A capture is shown before a declaration that may not compile") func capture() throws {
    let page = try (Self.package / CompilerAdvice.page).read()
    #expect(
      CompilerAdvice(page).advice(on: "capture of 'self' with non-Sendable type 'Analytics<Base>'")
        == "The effect uses a property of the reducer, so it captures all of `self`. Capture only "
        + "what it needs, `.run { [client] send in`. Or declare the reducer `Sendable`, if all its "
        + "properties are. More in docs/migration/errors.md."
    )
  }

  @Test("The advice is on the first error in the learner's file")
  func learnersError() throws {
    func error(_ message: String, isMine: Bool) -> Verdict.Diagnostic {
      Verdict.Diagnostic(
        place: .init(file: "F.swift", isMine: isMine, line: 1),
        severity: .error,
        message: message
      )
    }
    let testsError = error(
      "missing return in closure expected to return 'Effect<Int>'",
      isMine: false
    )
    let both = Verdict(
      outcome: .doesNotCompile,
      diagnostics: [testsError, error("switch must be exhaustive", isMine: true)]
    )
    let advice = try #require(both.advice(in: Self.package))
    #expect(advice.hasPrefix("Write the cases that the note names"))
    let theirs = Verdict(outcome: .doesNotCompile, diagnostics: [testsError])
    #expect(theirs.advice(in: Self.package) == nil)
  }
}
