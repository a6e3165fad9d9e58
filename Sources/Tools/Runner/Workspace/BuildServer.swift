// What SourceKit-LSP asks about a workspace: which files belong to which exercise, how each is
// compiled, and that the libraries be built which it imports. They are the ones that verdicts use,
// so nothing is built for the editor alone. If the editor's server read Package.swift instead, it
// would start SwiftPM once for each of a hundred exercises.
//
// The two speak the Build Server Protocol.

import Foundation

struct BuildServer: Sendable {
  let workspace: Workspace
  let builder: Builder
  private let output = NSLock()

  init(workspace: Workspace, builder: Builder) {
    self.workspace = workspace
    self.builder = builder
  }

  /// Answers until the editor's server ends it.
  func run() async throws {
    var known = try targets()
    for await message in Self.messages() {
      let wanted = known.filter { message.targets.contains($0.uri) }
      switch message.method {
      case "build/initialize":
        let index = workspace.memory / "index"
        let data: [String: Any] = [
          "indexDatabasePath": "\(index)/database", "indexStorePath": "\(index)/store",
          "prepareProvider": true, "sourceKitOptionsProvider": true,
          "watchers": [["globPattern": "**/*.swift"]],
        ]
        answer(
          message,
          [
            "displayName": "workbook", "version": "1", "bspVersion": "2.2.0",
            "capabilities": [String: String](), "dataKind": "sourceKit", "data": data,
          ]
        )
      case "workspace/buildTargets":
        let none = [String]()
        let targets = known.map { target -> [String: Any] in
          [
            "id": ["uri": target.uri], "tags": none, "languageIds": ["swift"],
            "dependencies": none, "capabilities": [String: String](),
          ]
        }
        answer(message, ["targets": targets])
      case "buildTarget/sources":
        let items = wanted.map { target -> [String: Any] in
          // The index leaves out headers. For anything else, every library would be built and read
          // as soon as one exercise is open. Where a name is defined is in the libraries, too.
          let data = ["language": "swift", "kind": "header"]
          let sources = target.files.map { file -> [String: Any] in
            [
              "uri": file.url.absoluteString, "kind": 1, "generated": false,
              "dataKind": "sourceKit", "data": data,
            ]
          }
          return ["target": ["uri": target.uri], "sources": sources]
        }
        answer(message, ["items": items])
      case "textDocument/sourceKitOptions":
        answer(message, wanted.first.map { ["compilerArguments": $0.arguments] } ?? NSNull())
      case "buildTarget/prepare":
        // It may take long, and the editor asks about other files meanwhile.
        Task {
          for target in wanted { try? await builder.make(target.libraries) }
          answer(message)
        }
      case "workspace/didChangeWatchedFiles" where message.isOfNames:
        known = try targets()
        send(["method": "buildTarget/didChange", "params": [String: String]()])
      case "build/exit":
        return
      default:
        answer(message)
      }
    }
  }

  // MARK: - What there is

  /// An exercise or a library.
  private struct Target {
    var name: String
    var files: [Path]
    var arguments: [String]
    /// Those that it needs, each after what it needs itself.
    var libraries: [Builder.Library]

    var uri: String { "workbook:/\(name)" }
  }

  private func targets() throws -> [Target] {
    let exercises = (workspace.catalog.exercises + workspace.catalog.own).map { exercise in
      (exercise, files: (try? workspace.files(exercise)) ?? [])
    }
    let imports = try exercises.map { exercise, files in
      importedLibraries(
        of: (exercise.isOwn ? files : exercise.solution).map(\.text)
          + [try exercise.companion?.readIfPresent() ?? ""],
        in: workspace.package
      ) + [exercise.chapter.name]
    }
    // Hashing their sources takes long, so it is done once.
    let libraries = try builder.libraries(for: Set(imports.joined()).sorted())
    func target(
      _ name: String,
      module: String,
      files: [Path],
      imports: [String]
    ) -> Target {
      // A capstone is written in the place of its chapter's library.
      var needed = Set(imports).subtracting([module])
      for library in libraries.reversed() where needed.contains(library.name) {
        needed.formUnion(library.imports)
      }
      // How the workbook compiles it, too.
      let arguments =
        [
          "-module-name", module, "-swift-version", "6", "-parse-as-library",
          "-module-cache-path", builder.systemModules.description,
        ]
        + Builder.partOfPackage + builder.folders(of: libraries.filter { $0.name != module })
        + builder.testingFlags + files.map(\.description)
      return Target(
        name: name,
        files: files,
        arguments: arguments,
        libraries: libraries.filter { needed.contains($0.name) }
      )
    }
    return zip(exercises, imports).map { exercise, imports in
      let (exercise, files) = exercise
      let companion = exercise.kind == .test ? exercise.companion : nil
      return target(
        exercise.name,
        module: exercise.kind == .capstone ? exercise.chapter.name : exercise.name,
        files: files.map { workspace.path($0, of: exercise) } + [companion].compactMap { $0 },
        imports: imports
      )
    }
      + libraries.map { library in
        target(
          library.name,
          module: library.name,
          files: library.files.map { library.module / $0 },
          imports: library.imports
        )
      }
  }

  // MARK: - The protocol

  private struct Message: Sendable {
    /// A number or a text. Nil if nobody waits for an answer.
    var id: (any Sendable)?
    var method: String
    /// The targets that it is about.
    var targets: [String]
    /// Whether files came or went.
    var isOfNames: Bool

    init?(_ body: Data) {
      guard let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
        let method = object["method"] as? String
      else { return nil }
      self.method = method
      id = (object["id"] as? String).map { $0 as any Sendable } ?? object["id"] as? Int
      let parameters = object["params"] as? [String: Any] ?? [:]
      let one = parameters["target"] as? [String: Any]
      let all = parameters["targets"] as? [[String: Any]] ?? []
      targets = (all + [one].compactMap { $0 }).compactMap { $0["uri"] as? String }
      let changes = parameters["changes"] as? [[String: Any]] ?? []
      // 2 is another text.
      isOfNames = changes.contains { $0["type"] as? Int != 2 }
    }
  }

  private func answer(_ message: Message, _ result: Any = NSNull()) {
    if let id = message.id { send(["id": id, "result": result]) }
  }

  private func send(_ message: [String: Any]) {
    output.withLock { JSONRPC.write(message, to: .standardOutput) }
  }

  /// What the editor's server sends, until it closes its end.
  private static func messages() -> AsyncStream<Message> {
    AsyncStream { stream in
      Thread.detachNewThread {
        while let body = JSONRPC.read(from: .standardInput) {
          if let message = Message(body) { stream.yield(message) }
        }
        stream.finish()
      }
    }
  }
}
