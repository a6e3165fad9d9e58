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

  @Test("A target's files see the members of what one of them imports, and not its types")
  func members() {
    let files = [
      "Sources/A/A.swift": "import ComposableArchitecture",
      "Sources/A/B.swift": "let e = x.eraseToEffect()\nlet v = IfLetStore(s)",
    ]
    #expect(uses(in: files).map(\.isSure) == [true, false])
  }

  @Test("A module that exports the library counts as the library, and so does its own folder")
  func exported() {
    let files = [
      "Sources/Core/Exports.swift": "@_exported import ComposableArchitecture",
      "Sources/App/App.swift": "import Core\nlet e: Effect<Int, Never>",
      "Sources/Core/First.swift": "struct F: Reducer {}",
      "Sources/Core/Own.swift": "let e: Effect<Int, Never>",
      "Sources/Other/Other.swift": "import Foundation\nlet e: Effect<Int, Never>",
    ]
    #expect(
      uses(in: files).map(\.path) == [
        "Sources/App/App.swift", "Sources/Core/First.swift", "Sources/Core/Own.swift",
      ]
    )
    let conditional = "#if canImport(X)\nimport ComposableArchitecture\n#endif\nlet s: StoreOf<A>"
    #expect(uses(in: ["A.swift": conditional]).map(\.isSure) == [true])
  }

  @Test("A file's style is that of its newest construct, and it is mixed if older ones are left")
  func styles() {
    func styles(_ text: String) -> [CodeStyle] {
      FileReport(
        path: "A.swift",
        lines: 1,
        uses: uses(in: ["A.swift": "import ComposableArchitecture\n" + text]),
        chapters: []
      ).estimate.styles
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
    func styles(_ folder: String) -> Set<[CodeStyle]> {
      let path = sources.appending(path: folder).path(percentEncoded: false)
      let inventory = Inventory(reading: [path])
      let files = inventory.files.filter { !$0.path.hasSuffix("IsPrime.swift") }
      return Set(files.map(\.estimate.styles).filter { !$0.isEmpty })
    }
    #expect(styles("Apps/Chapter02PrimeTime") == [[.pullback]])
    #expect(styles("Apps/Chapter03PrimeTime") == [[.environment]])
    // Chapter 3 has no other names for what step A renames.
    let environment = sources.appending(path: "Apps/Chapter03PrimeTime")
    let inventory = Inventory(reading: [environment.path(percentEncoded: false)])
    #expect(inventory.nextStep == .b && !inventory.plan.map(\.step).contains(.a))
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
      #expect(Inventory(reading: [folder]).files.map(\.estimate.styles) == [[.macros], [.macros]])
    }
  }

  @Test("The range of versions begins with the newest construct, and ends with the oldest")
  func version() {
    func range(_ text: String) -> String {
      let estimate = VersionEstimate(
        uses(in: ["A.swift": "import ComposableArchitecture\n" + text])
      )
      return "\(estimate.from?.description ?? "") to \(estimate.through?.description ?? "")"
    }
    #expect(range("let r: Reducer<A, B, C>") == "0.1 to 0.40")
    #expect(range("@BindableState var a = 1\nr.pullback(state: a, action: b)") == "0.26 to 0.40")
    #expect(range("@PresentationState var a: A?\nlet r: AnyReducer<A, B, C>") == "0.54 to 0.59")
    #expect(range("@PresentationState var a: A?\nx.eraseToEffect()") == "0.54 to 0.59")
    #expect(range("@ObservableState struct S {}") == "1.7 to ")
  }

  @Test("A step that the newest constructs prove to be taken is never next; what it left is listed")
  func taken() throws {
    let modern = "import ComposableArchitecture\n@Reducer enum Path { case a(A) }"
    let old = "import ComposableArchitecture\nlet e: Effect<Int, Never>\nlet p = f(/A.b)"
    try inFolder(["A.swift": modern, "B.swift": old]) { folder in
      let inventory = Inventory(reading: [folder])
      #expect(inventory.nextStep == nil)
      let text = inventory.report(of: "App", on: Printer()).text
      #expect(text.contains("2 places of an older style are left"))
      #expect(text.contains("     B.swift:2\n"))
      #expect(text.contains("No step is left."))
      #expect(inventory.progress > 80)
    }
    // Shared state is a package of its own, and proves nothing.
    let shared = "import ComposableArchitecture\nimport Sharing\n@Shared(.a) var a = 1"
    try inFolder(["A.swift": shared, "B.swift": old]) { folder in
      #expect(Inventory(reading: [folder]).nextStep == .a)
    }
  }

  @Test("What tests need, what little is left of a step, and what can wait decide no next step")
  func left() throws {
    let modern = """
      import ComposableArchitecture
      @Reducer enum Path { case a(A) }
      @Reducer struct A { @ObservableState struct State {} }
      """
    let view = "import ComposableArchitecture\nWithViewStore(store, observe: a) { viewStore in }"
    let scheduler = "import ComposableArchitecture\nvar queue: AnySchedulerOf<DispatchQueue>"
    let feature = "import ComposableArchitecture\n@Reducer struct F { struct State {} }"
    let files = [
      "Sources/App/A.swift": modern, "Sources/App/B.swift": view, "Sources/App/D.swift": modern,
      "Sources/App/C.swift": scheduler, "Tests/AppTests/A.swift": feature,
      "Tests/AppTests/B.swift": feature, "Tests/AppTests/C.swift": feature,
    ]
    try inFolder(files) { folder in
      let inventory = Inventory(reading: [folder])
      #expect(inventory.nextStep == nil)
      let text = inventory.report(of: "App", on: Printer()).text
      #expect(text.contains("5 places of an older style are left"))
    }
    try inFolder(["A.swift": modern, "B.swift": view]) { folder in
      #expect(Inventory(reading: [folder]).nextStep == nil)
    }
    // Here it isn't little.
    try inFolder(["A.swift": modern, "B.swift": view, "C.swift": view]) { folder in
      #expect(Inventory(reading: [folder]).nextStep == .e)
    }
  }

  @Test("What the version that is built lacks has no say in the range, nor in the next step")
  func removed() throws {
    let files = [
      "Package.resolved":
        #"{"pins":[{"location":"https://a.b/swift-composable-architecture#Readme","state":{"version":"1.2.0"}}]}"#,
      "A.swift": "import ComposableArchitecture\nstruct F: Reducer {}",
      "B.swift": "import ComposableArchitecture\nx.eraseToEffect()\nstruct AEnvironment {}",
    ]
    try inFolder(files) { folder in
      let inventory = Inventory(reading: [folder])
      #expect(inventory.estimate.through == "1.3")
      #expect(inventory.nextStep == .d)
    }
  }

  @Test("A project that builds with less than 0.59 raises its version first, even with types")
  func raisesVersion() throws {
    func files(_ version: String) -> [String: String] {
      [
        "Package.resolved":
          #"{"pins":[{"location":"https://a.b/swift-composable-architecture","state":{"version":"\#(version)"}}]}"#,
        "A.swift": "import ComposableArchitecture\nstruct F: ReducerProtocol {}",
        "B.swift": "import ComposableArchitecture\nstruct G: ReducerProtocol {}",
      ]
    }
    try inFolder(files("0.45.0")) { folder in
      let inventory = Inventory(reading: [folder])
      #expect(inventory.nextStep == .a)
      let text = inventory.report(of: "App", on: Printer()).text
      #expect(text.contains("Raise only the version to 0.59, in a commit of its own."))
      #expect(text.contains("C, up to 1.23.3: ReducerProtocol (2)"))
    }
    try inFolder(files("0.59.0")) { folder in
      #expect(Inventory(reading: [folder]).nextStep == .c)
    }
    // The code has what came later, so that file isn't the one that counts.
    try inFolder(files("0.40.2")) { folder in
      #expect(Inventory(reading: [folder]).nextStep == .c)
    }
  }

  @Test(
    "An app of environments begins with its tests and the rename, and then moves construct by construct"
  )
  func oldPlan() throws {
    let files = [
      "App.swift": """
      import ComposableArchitecture
      let r = Reducer<S, A, E> { _, _, _ in Effect(value: .a).receive(on: q).eraseToEffect() }
      let e: Effect<A, Never>
      """,
      "View.swift": "import ComposableArchitecture\nWithViewStore(store) { viewStore in }",
    ]
    try inFolder(files) { folder in
      let plan = Inventory(reading: [folder]).plan
      #expect(
        plan.map { "\($0.step.rawValue.prefix(1)) \($0.title)" } == [
          "A write AnyReducer for Reducer<State, Action, Environment>",
          "A write Effect<Action> or AnyPublisher for Effect<Output, Failure>",
          "B AnyReducer, Reducer<State, Action, Environment> until A", "B Effect(value:)",
          "B receive(on:) on an effect",
          "B Effect<Action> or AnyPublisher, Effect<Output, Failure> until A", "B eraseToEffect",
          "C write WithViewStore(store, observe: { $0 }) for WithViewStore without observe:",
          "E WithViewStore(store, observe: { $0 }), WithViewStore without observe: until C",
        ]
      )
    }
  }

  @Test(
    "What the project builds with is read from any package manager's file",
    arguments: [
      (
        "Package.resolved",
        #"{"object":{"pins":[{"package":"swift-composable-architecture","repositoryURL":"https://github.com/pointfreeco/swift-composable-architecture.git","state":{"branch":null,"revision":"f","version":"0.38.2"}}]},"version":1}"#,
        "0.38.2"
      ),
      (
        "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
        #"{"originHash":"a","pins":[{"identity":"swift-composable-architecture","kind":"remoteSourceControl","location":"https://github.com/pointfreeco/swift-composable-architecture","state":{"revision":"f","version":"1.23.1"}}],"version":3}"#,
        "1.23.1"
      ),
      (
        "Package.resolved",
        #"{"pins":[{"identity":"swift-composable-architecture","location":"git@github.com:pointfreeco/swift-composable-architecture","state":{"branch":"main","revision":"f"}}],"version":2}"#,
        "main"
      ),
      (
        "Package.resolved",
        #"{"pins":[{"location":"https://a.b/swift-composable-architecture","state":{"revision":"6e9"}}]}"#,
        "6e9"
      ),
      ("Podfile.lock", "PODS:\n  - ComposableArchitecture (0.9.0)\n", "0.9.0"),
      (
        "Cartfile.resolved", #"github "pointfreeco/swift-composable-architecture" "0.10.0""#,
        "0.10.0"
      ),
    ]
  )
  func builds(path: String, text: String, version: String) throws {
    let code = "import ComposableArchitecture\nlet s: StoreOf<F>"
    try inFolder([path: text, "A.swift": code, ".gitignore": "*.resolved"]) { folder in
      let inventory = Inventory(reading: [folder])
      #expect(inventory.builds.map(\.version) == [version])
      #expect(inventory.builds.map(\.path) == [path])
      let report = inventory.report(of: "App", on: Printer()).text
      #expect(report.contains("Builds with \(version)."))
      #expect(version != "6e9" || inventory.built == nil)
    }
    try inFolder([path: "{}", "A.swift": code]) { folder in
      #expect(Inventory(reading: [folder]).builds == [])
    }
  }

  @Test("Templates, a library of one's own, and packages that it is made of decide nothing")
  func undecided() throws {
    let template = "import ComposableArchitecture\nlet r: Reducer<A, B, C>"
    #expect(uses(in: ["___FILEBASENAME___/Store.swift": template]).isEmpty)
    let own = [
      "ComposableArchitecture/Store.swift": "public typealias Reducer = F\nclass Store {}",
      "ComposableArchitecture/Effect.swift": "struct Effect {}\nlet e: Effect<Int>",
      "App/A.swift": "import ComposableArchitecture\nlet e: Effect<Int>",
    ]
    #expect(uses(in: own).isEmpty)
    // The public library itself, as a copy.
    let copy = own.merging(["ComposableArchitecture/TestStore.swift": "class TestStore {}"]) { $1 }
    #expect(uses(in: copy).map(\.path).contains("App/A.swift"))
    // In the folders beside it, all names are its own; elsewhere they are the public library's.
    let views = "import ComposableArchitecture\nlet s: ViewStore<A, B>"
    let both = own.merging(["App/B.swift": views, "Other/App/B.swift": views]) { $1 }
    #expect(uses(in: both).filter(\.isSure).isEmpty)
    let nested = Dictionary(uniqueKeysWithValues: both.map { ("Own/" + $0, $1) })
    let library = nested.merging(["App/B.swift": views]) { $1 }
    #expect(uses(in: library).filter(\.isSure).map(\.path) == ["App/B.swift"])
    let dependencies = "import Dependencies\n@Dependency(\\.date.now) var now"
    let server = ["Server/A.swift": dependencies]
    #expect(uses(in: server.merging(["App/B.swift": views]) { $1 }).map(\.path) == ["App/B.swift"])
    let client = ["App/Client/A.swift": dependencies, "App/Views/B.swift": views]
    #expect(uses(in: client).filter(\.isSure).count == 2)
  }

  @Test("The preview of 2.0 gets a sentence") func preview() throws {
    try inFolder(["A.swift": "import ComposableArchitecture2\n@Feature struct F {}"]) { folder in
      let text = Inventory(reading: [folder]).report(of: "App", on: Printer()).text
      #expect(text.contains("1 file imports ComposableArchitecture2, the preview of 2.0."))
    }
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
      let git = try Process.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        arguments: ["git", "-C", folder, "init", "--quiet"]
      )
      git.waitUntilExit()
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
