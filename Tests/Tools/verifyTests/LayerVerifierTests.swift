import Testing

@testable import Runner
@testable import verify

@Suite struct LayerVerifierTests {
  let manifest = """
    .target(name: "Low"),
    .target(name: "High", dependencies: ["Low"], path: "Sources/Apps/High"),
    .testTarget(name: "LowTests", dependencies: ["Low"]),
    .target(name: "Helper", dependencies: ["High"], path: "Tests/Helper"),
    """

  func problems(_ page: String) -> [String] {
    LayerVerifier(manifest: manifest, page: page).problems
  }

  @Test("The page links each module's folder, and nothing else")
  func everyModule() {
    let page =
      "# Sources\n\n## Apps\n\n[`High`](Apps/High)\n\n## Chapters\n\n[`Low`](Low/README.md)\n"
    #expect(problems(page).isEmpty)
    #expect(
      problems(page.replacing("Apps/High", with: "Apps/Gone")) == [
        "Sources/README.md does not link Apps/High, the folder of High.",
        "Sources/README.md links Apps/Gone, which is no module's folder.",
      ]
    )
  }

  @Test("A module depends on those of its own layer or a lower one")
  func downward() {
    #expect(problems("## All\n\n[`Low`](Low) [`High`](Apps/High)\n").isEmpty)
    #expect(
      problems("# Sources\n\n## Chapters\n\n[`Low`](Low)\n\n## Apps\n\n[`High`](Apps/High)\n")
        == ["High depends on Low, which Sources/README.md lists in a higher layer."]
    )
  }
}
