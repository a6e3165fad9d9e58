import Testing

@testable import Runner

@Suite struct EditorTests {
  @Test(
    "VISUAL comes before EDITOR, and an editor with a window before one that needs a terminal",
    arguments: [
      (["VISUAL": "code -w", "EDITOR": "subl"], "code -w"),
      (["EDITOR": "/opt/bin/zed"], "/opt/bin/zed"),
      (["VISUAL": " ", "EDITOR": "subl"], "subl"), (["VISUAL": "vim", "EDITOR": "code"], "code"),
    ]
  )
  func choice(environment: [String: String], command: String) throws {
    #expect(try Editor(environment: environment).command == command)
  }

  @Test(
    "An editor that needs the watch's terminal is refused, and a missing one is reported",
    arguments: [
      (["EDITOR": "vim"], "`vim` needs a terminal of its own."),
      (["VISUAL": "/usr/bin/nano -w"], "`nano` needs a terminal of its own."),
      ([:], "No editor is set."),
    ]
  )
  func refused(environment: [String: String], sentence: String) throws {
    let problem = try #require(problem { _ = try Editor(environment: environment) })
    #expect(problem.happened == sentence)
    #expect(problem.advice.contains("VISUAL"))
  }

  @Test("An editor that isn't there is reported, with the file")
  func notFound() async throws {
    let editor = try Editor(environment: ["VISUAL": "no-such-editor-anywhere"])
    await #expect(
      throws: Problem(
        "`no-such-editor-anywhere` could not open /a b.swift.",
        "Open it yourself, or set VISUAL to another editor."
      )
    ) { try await editor.open(Path("/a b.swift")) }
  }
}
