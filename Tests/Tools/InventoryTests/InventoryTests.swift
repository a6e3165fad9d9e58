// What is made of a code base: which names count, in which style a file is, what is read at all.

import Foundation
import Testing

@testable import inventory

@Suite struct InventoryTests {
  @Test("A name counts only where it is the library's")
  func lookalikes() {
    let own = "struct Reducer<A, B, C> {}\nlet r: Reducer<Int, Int, Int>\nlet v = IfLetStore(1)"
    #expect(uses(in: ["A.swift": own]).map(\.isSure) == [false])
    let declared = ["A.swift": own, "B.swift": "struct IfLetStore {}"]
    #expect(uses(in: declared).isEmpty)
    let imported = "import ComposableArchitecture\n" + own
    #expect(
      uses(in: ["A.swift": imported]).filter(\.isSure).map(\.construct.name) == ["IfLetStore"]
    )
  }

  @Test("A module that exports the library counts as the library, and so does its own folder")
  func exported() {
    let files = [
      "Sources/Core/Exports.swift": "@_exported import ComposableArchitecture",
      "Sources/App/App.swift": "import Core\nlet e: Effect<Int, Never>",
      "Sources/Other/Other.swift": "import Foundation\nlet e: Effect<Int, Never>",
    ]
    #expect(uses(in: files).map(\.path) == ["Sources/App/App.swift"])
    let conditional = "#if canImport(X)\nimport ComposableArchitecture\n#endif\nlet s: StoreOf<A>"
    #expect(uses(in: ["A.swift": conditional]).map(\.isSure) == [true])
  }

  @Test("A file's style is that of its newest construct, and it is mixed if older ones are left")
  func styles() {
    func styles(_ text: String) -> [Style] {
      FileReport(
        path: "A.swift",
        lines: 1,
        uses: uses(in: ["A.swift": "import ComposableArchitecture\n" + text]),
        chapters: []
      ).era.styles
    }
    #expect(styles("let r: Reducer<A, B, C>\nlet v = IfLetStore(s)") == [.environment])
    #expect(styles("struct F: ReducerProtocol {}\nlet p = (/A.b)") == [.protocol])
    #expect(
      styles("struct F: ReducerProtocol {}\nlet r: Reducer<A, B, C>") == [.environment, .protocol]
    )
    #expect(styles("let r = AnyReducer<A, B, C>.empty") == [.environment])
    #expect(styles("@Reducer struct F {}\nlet v = IfLetStore(s)") == [.macros])
    #expect(styles("@Reducer struct F { @ObservableState struct State {} }") == [.observation])
    #expect(
      styles("@ObservableState struct S {}\nlet v = IfLetStore(s)") == [.macros, .observation]
    )
    #expect(styles("@Shared(.a) var a = 1") == [.shared])
    #expect(styles("let a = 1") == [])
  }

  @Test("Chapters' files have their chapter's style, and files half-way between are mixed")
  func repository() {
    let sources = package.appending(path: "Sources")
    func styles(_ folder: String) -> Set<[Style]> {
      let path = sources.appending(path: folder).path(percentEncoded: false)
      let inventory = Inventory(reading: [path])
      let files = inventory.files.filter { !$0.path.hasSuffix("IsPrime.swift") }
      return Set(files.map(\.era.styles).filter { !$0.isEmpty })
    }
    #expect(styles("Apps/Chapter02PrimeTime") == [[.pullback]])
    #expect(styles("Apps/Chapter03PrimeTime") == [[.environment]])
    #expect(styles("Apps/Chapter04PrimeTime") == [[.protocol]])
    #expect(styles("Views/Chapter01Views") == [[.functions]])
    let halfWay = styles("Migration/MigrationExamples/HalfWay")
    #expect(halfWay.isSuperset(of: [[.environment, .protocol], [.pullback, .environment]]))
  }

  @Test("Code that says nothing of its style has that of the code around it")
  func settled() throws {
    try inFolder([
      "A.swift": "import ComposableArchitecture\n@Reducer struct F { struct State {} }",
      "B.swift": "import ComposableArchitecture\nlet s: StoreOf<F>",
    ]) { folder in
      #expect(Inventory(reading: [folder]).files.map(\.era.styles) == [[.macros], [.macros]])
    }
  }

  @Test("The range of versions begins with the newest construct, and ends with the oldest")
  func version() {
    func range(_ text: String) -> String {
      let era = Era(uses(in: ["A.swift": "import ComposableArchitecture\n" + text]))
      return "\(era.from?.description ?? "") to \(era.through?.description ?? "")"
    }
    #expect(range("let r: Reducer<A, B, C>") == "0.1 to 0.40")
    #expect(range("@BindableState var a = 1\nr.pullback(state: a, action: b)") == "0.26 to 0.40")
    #expect(range("@PresentationState var a: A?\nlet r: AnyReducer<A, B, C>") == "0.54 to 0.59")
    #expect(range("@PresentationState var a: A?\nx.eraseToEffect()") == "0.54 to 0.59")
    #expect(range("@ObservableState struct S {}") == "1.7 to ")
  }

  @Test(
    "Build folders, links, ignored, large, foreign and unreadable files are skipped, and said so"
  )
  func skipped() throws {
    let code = "import ComposableArchitecture\nlet s: StoreOf<F>"
    try inFolder([
      "App/A.swift": code, ".build/checkouts/B.swift": code, "Pods/P.swift": code,
      ".gitignore": "/Generated/\n*.gen.swift\n!Keep.gen.swift\n", "Generated/C.swift": code,
      "App/D.gen.swift": code, "App/Keep.gen.swift": code, "App/.gitignore": "E.swift",
      "App/E.swift": code, "E.swift": code, "README.md": code,
    ]) { folder in
      let manager = FileManager.default
      try Data([0x61, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: folder + "/Latin.swift"))
      try Data(count: 9 << 20).write(to: URL(fileURLWithPath: folder + "/Huge.swift"))
      try manager.createSymbolicLink(atPath: folder + "/L.swift", withDestinationPath: "/etc/hosts")
      try manager.createSymbolicLink(atPath: folder + "/Up", withDestinationPath: "..")
      let inventory = Inventory(reading: [folder])
      #expect(inventory.files.map(\.path) == ["App/A.swift", "App/Keep.gen.swift", "E.swift"])
      let counts = Dictionary(grouping: inventory.skips, by: \.reason)
        .mapValues { $0.map(\.files).reduce(0, +) }
      #expect(
        counts == [.buildFolder: 2, .ignored: 3, .symbolicLink: 1, .notText: 1, .tooLarge: 1]
      )
      let sentences = inventory.skips.compactMap(\.sentence)
      #expect(
        sentences.sorted() == [
          "Huge.swift has 9 MB; files above 8 MB aren't read.", "Latin.swift isn't UTF-8 text.",
        ]
      )
    }
  }
}

/// Makes a folder with these files for the time of a test.
func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  try body(folder.path(percentEncoded: false))
}
