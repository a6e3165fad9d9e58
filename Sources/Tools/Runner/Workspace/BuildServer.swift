// What SourceKit-LSP asks about a workspace: which files belong to which exercise, how each is
// compiled, and that the libraries be built which it imports. They are the ones that verdicts use,
// so nothing is built for the editor alone. If the editor's server read Package.swift instead, it
// would start SwiftPM once for each of a hundred exercises.
//
// The two speak the Build Server Protocol: JSON-RPC with a header, like the Language Server
// Protocol.

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
          // The index leaves out headers, and nothing else refers to a learner's file.
          let data = ["language": "swift", "kind": target.isLibrary ? "source" : "header"]
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
          for target in wanted {
            for library in target.libraries {
              try? await builder.makeLibrary(library, importing: target.libraries)
            }
          }
          answer(message)
        }
      case "workspace/didChangeWatchedFiles" where message.isOfNames:
        known = try targets()
        write(Data(#"{"jsonrpc": "2.0", "method": "buildTarget/didChange", "params": {}}"#.utf8))
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
    var isLibrary: Bool
    var files: [Path]
    var arguments: [String]
    /// Those that it needs, each after what it needs itself.
    var libraries: [Builder.Library]

    var uri: String { "workbook:/\(name)" }
  }

  private func targets() throws -> [Target] {
    let exercises = workspace.catalog.exercises + workspace.catalog.own
    let imports = try exercises.map { exercise in
      let mine = exercise.isOwn ? try workspace.files(exercise) ?? [] : []
      return try exercise.libraries(in: workspace.package) + [exercise.chapter.name]
        + importedLibraries(of: mine.map(\.text), in: workspace.package)
    }
    // Hashing their sources takes long, so it is done once.
    let libraries = try builder.libraries(for: Set(imports.joined()).sorted())
    let importsOfLibraries = Dictionary(
      uniqueKeysWithValues: libraries.map { library in
        let texts = library.sources.map(\.text)
        return (library.name, importedLibraries(of: texts, in: workspace.package))
      }
    )
    func needed(_ imports: [String]) -> [Builder.Library] {
      var names = Set(imports)
      for library in libraries.reversed() where names.contains(library.name) {
        names.formUnion(importsOfLibraries[library.name] ?? [])
      }
      return libraries.filter { names.contains($0.name) }
    }
    func target(
      _ name: String,
      module: String,
      isLibrary: Bool = false,
      files: [Path],
      imports: [String]
    ) -> Target {
      // How the workbook compiles it, too. The module's own library isn't in its way.
      let arguments =
        [
          "-module-name", module, "-swift-version", "6", "-parse-as-library",
          "-module-cache-path", builder.systemModules.description,
        ]
        + Builder.partOfPackage + builder.folders(of: libraries.filter { $0.name != module })
        + builder.testingFlags + files.map(\.description)
      return Target(
        name: name,
        isLibrary: isLibrary,
        files: files,
        arguments: arguments,
        libraries: needed(imports)
      )
    }
    return try zip(exercises, imports).map { exercise, imports in
      let companion = exercise.kind == .test ? exercise.companion : nil
      return target(
        exercise.name,
        module: exercise.kind == .capstone ? exercise.chapter.name : exercise.name,
        files: (try workspace.files(exercise) ?? []).map { workspace.path($0, of: exercise) }
          + [companion].compactMap { $0 },
        imports: imports
      )
    }
      + libraries.map { library in
        target(
          library.name,
          module: library.name,
          isLibrary: true,
          files: library.sources.map { library.module / $0.name },
          imports: importsOfLibraries[library.name] ?? []
        )
      }
  }

  // MARK: - The protocol

  private struct Message: Sendable {
    /// Its JSON, because it is a number or a text. Nil if nobody waits for an answer.
    var id: Data?
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
      id = object["id"].flatMap {
        try? JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed)
      }
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
    guard let id = message.id,
      let result = try? JSONSerialization.data(withJSONObject: result, options: .fragmentsAllowed)
    else { return }
    write(
      Data(#"{"jsonrpc": "2.0", "id": "#.utf8) + id + Data(#", "result": "#.utf8) + result
        + Data("}".utf8)
    )
  }

  private func write(_ body: Data) {
    output.withLock {
      FileHandle.standardOutput.write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
  }

  /// What the editor's server sends, until it closes its end.
  private static func messages() -> AsyncStream<Message> {
    AsyncStream { stream in
      Thread.detachNewThread {
        var bytes = Data()
        while true {
          if let header = bytes.range(of: Data("\r\n\r\n".utf8)),
            let length = String(decoding: bytes[..<header.lowerBound], as: UTF8.self)
              .firstMatch(of: /(?i)content-length: *(\d+)/).flatMap({ Int($0.1) }),
            bytes.count >= header.upperBound + length
          {
            let body = bytes[header.upperBound..<header.upperBound + length]
            bytes = Data(bytes.dropFirst(header.upperBound + length))
            if let message = Message(body) { stream.yield(message) }
          } else {
            let more = FileHandle.standardInput.availableData
            if more.isEmpty { return stream.finish() }
            bytes += more
          }
        }
      }
    }
  }
}
