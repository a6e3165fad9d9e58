// What an editor gets in a learner's workspace: asks SourceKit-LSP for the errors, the completions,
// the types and the definitions in some exercises, as an editor would, and compares.
//
//     EditorCheck WORKSPACE           checks a fresh workspace
//     EditorCheck WORKSPACE The       checks the files whose names contain this

import Foundation

/// Everything must be right by then.
let limit = 240.0
let deadline = Date(timeIntervalSinceNow: limit)

/// A piece of code at the end of an exercise's file, and what the server must know about it.
struct Probe {
  /// The exercise's file, without its number.
  var file: String
  /// With `|` where completion is asked for, and `^` before the name whose definition is.
  var code: String
  /// Must be among the completions.
  var completion: String
  /// The end of the path in which the name is defined, and what its hover must contain.
  var definition: String
  var hover: String
}

let wrongLine = "private let probe: Int = \"\""

let probes = [
  Probe(
    file: "Chapter01Functions/TheLamp.swift",
    code: "import Chapter01Functions\nprivate func f(_ s: ^Store<Int, Int>) { s.| }",
    completion: "send",
    definition: "Chapter01Functions/Store.swift",
    hover: "class Store"
  ),
  Probe(
    file: "Chapter02Pullback/ComposeOrder.swift",
    code: "import Chapter02Pullback\nprivate func f(_ s: ^Store<Int, Int>) { s.| }",
    completion: "view",
    definition: "Chapter02Pullback/Store.swift",
    hover: "class Store"
  ),
  Probe(
    file: "Chapter03Effects/Bookkeeping.swift",
    code: "import Chapter03Effects\nprivate func f() { _ = ^Effect<Int, Never>.| }",
    completion: "fireAndForget",
    definition: "Effects/Effect.swift",
    hover: "struct Effect"
  ),
  Probe(
    file: "Chapter03Effects/EffectsCapstone/Effects/Effect.swift",
    code: "import Diagnostics\nprivate func f() { _ = ^describe(1); _ = Effect<Int, Never>.| }",
    completion: "fireAndForget",
    definition: "Diagnostics/Snapshot+Text.swift",
    hover: "func describe"
  ),
  Probe(
    file: "Chapter04Modern/PredictTheEffects.swift",
    code: "private func f() { _ = ^Effect<Int>.| }",
    completion: "run",
    definition: "Effects/Effect.swift",
    hover: "struct Effect"
  ),
  Probe(
    file: "Chapter04Modern/SearchDebounce.swift",
    code: "private func f() { _ = ^Effect<Int>.| }",
    completion: "run",
    definition: "Effects/Effect.swift",
    hover: "struct Effect"
  ),
  Probe(
    file: "Chapter04Modern/ModernCapstone/Effect.swift",
    code: "import Diagnostics\nprivate func f() { _ = ^describe(1); _ = Effect<Int>.| }",
    completion: "merge",
    definition: "Diagnostics/Snapshot+Text.swift",
    hover: "func describe"
  ),
]

/// A running SourceKit-LSP.
final class Server: @unchecked Sendable {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private let lock = NSCondition()
  private var answers: [Int: Any] = [:]
  private var lastID = 0

  init(in workspace: String) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.currentDirectoryURL = URL(fileURLWithPath: workspace)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    Thread.detachNewThread { [self] in
      while let body = JSONRPC.read(from: output.fileHandleForReading) {
        receive(try! JSONSerialization.jsonObject(with: body) as! [String: Any])
      }
    }
    _ = try request(
      "initialize",
      [
        "processId": ProcessInfo.processInfo.processIdentifier,
        "rootUri": uri(workspace), "capabilities": [String: String](),
      ]
    )
    notify("initialized", [:])
  }

  func request(_ method: String, _ parameters: [String: Any]) throws -> Any {
    lock.lock()
    defer { lock.unlock() }
    lastID += 1
    send(["id": lastID, "method": method, "params": parameters])
    while answers[lastID] == nil {
      guard lock.wait(until: deadline + 5) else {
        throw Failure(text: "no answer to \(method) after \(limit) s")
      }
    }
    return answers.removeValue(forKey: lastID)!
  }

  func notify(_ method: String, _ parameters: [String: Any]) {
    lock.withLock { send(["method": method, "params": parameters]) }
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Two threads write, and a pipe takes a long message in parts, so this needs the lock.
  private func send(_ message: [String: Any]) {
    JSONRPC.write(message, to: input.fileHandleForWriting)
  }

  private func receive(_ message: [String: Any]) {
    lock.lock()
    defer { lock.unlock() }
    if message["method"] == nil {
      if let id = message["id"] as? Int { answers[id] = message["result"] ?? NSNull() }
      lock.broadcast()
    } else if let id = message["id"] {
      send(["id": id, "result": NSNull()])
    }
  }
}

/// Each message comes after a header with its length.
enum JSONRPC {
  /// The next message's text; nil at the end.
  static func read(from file: FileHandle) -> Data? {
    var header = Data()
    while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = try? file.read(upToCount: 1), !byte.isEmpty else { return nil }
      header += byte
    }
    let length = String(decoding: header, as: UTF8.self).firstMatch(of: /(?i)length: *(\d+)/)
      .flatMap { Int($0.1) }
    return length.flatMap { try? file.read(upToCount: $0) }
  }

  static func write(_ message: [String: Any], to file: FileHandle) {
    let message = message.merging(["jsonrpc": "2.0"]) { $1 }
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    try? file.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}

/// Writes a line at once, even into a file.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

/// Everything in a JSON value that is a text.
func texts(in value: Any) -> [String] {
  switch value {
  case let text as String: [text]
  case let list as [Any]: list.flatMap(texts)
  case let object as [String: Any]: object.values.flatMap(texts)
  default: []
  }
}

/// Asks until the answer is right.
func wait(_ what: String, until isRight: () throws -> String?) throws {
  while let wrong = try isRight() {
    if Date() > deadline { throw Failure(text: "after \(limit) s, \(what): \(wrong)") }
    Thread.sleep(forTimeInterval: 0.1)
  }
}

struct Failure: Error { var text: String }

/// Where an exercise's file is, whose number may change.
func path(of file: String, in workspace: String) throws -> String {
  var path = workspace
  for name in file.split(separator: "/").map(String.init) {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    guard let found = names.first(where: { $0 == name || $0.hasSuffix("-\(name)") }) else {
      throw Failure(text: "there is no \(name) in \(path)")
    }
    path += "/" + found
  }
  return path
}

func check(_ probe: Probe, in workspace: String, _ server: Server) throws -> TimeInterval {
  let path = try path(of: probe.file, in: workspace)
  let code = probe.code.replacing("|", with: "").replacing("^", with: "")
  let text = try String(contentsOfFile: path, encoding: .utf8)
  let document = ["uri": uri(path)]
  let start = Date()
  server.notify(
    "textDocument/didOpen",
    [
      "textDocument": [
        "uri": uri(path), "languageId": "swift", "version": 1,
        "text": text + wrongLine + "\n" + code + "\n",
      ]
    ]
  )
  let first = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  func position(of mark: Character) -> [String: Int] {
    let lines = probe.code.split(separator: "\n")
    let line = lines.firstIndex { $0.contains(mark) }!
    let before = lines[line].prefix { $0 != mark }.filter { !"|^".contains($0) }
    return ["line": first + 1 + line, "character": before.count]
  }
  func ask(_ method: String, at mark: Character) throws -> Any {
    try server.request(
      "textDocument/" + method,
      ["textDocument": document, "position": position(of: mark)]
    )
  }
  func errors(in document: [String: String]) throws -> [(line: Int, message: String)] {
    let answer =
      try server.request("textDocument/diagnostic", ["textDocument": document]) as? [String: Any]
    return (answer?["items"] as? [[String: Any]] ?? []).filter { $0["severity"] as? Int == 1 }
      .map { error in
        let start = (error["range"] as? [String: Any])?["start"] as? [String: Int]
        return (start?["line"] ?? 0, "\(error["message"] ?? "")")
      }
  }
  var time = 0.0
  try wait("completion") {
    let answer = try ask("completion", at: "|") as? [String: Any]
    let labels = (answer?["items"] as? [[String: Any]])?.compactMap { $0["label"] as? String } ?? []
    time = -start.timeIntervalSinceNow
    return labels.contains { $0.hasPrefix(probe.completion) }
      ? nil : labels.prefix(9).joined(separator: ", ")
  }
  try wait("hover") {
    let found = texts(in: try ask("hover", at: "^"))
    return found.contains { $0.contains(probe.hover) } ? nil : found.joined()
  }
  var library = ""
  try wait("definition") {
    let found = texts(in: try ask("definition", at: "^"))
    library = found.first { $0.hasSuffix(probe.definition) } ?? ""
    return library.isEmpty ? found.joined() : nil
  }
  // There it finds what the library imports, too.
  let source = try String(contentsOf: URL(string: library)!, encoding: .utf8)
  server.notify(
    "textDocument/didOpen",
    [
      "textDocument": ["uri": library, "languageId": "swift", "version": 1, "text": source]
    ]
  )
  try wait("errors in the library") {
    let found = try errors(in: ["uri": library]).map(\.message)
    return found.isEmpty ? nil : found.joined(separator: "; ")
  }
  // Nothing is wrong but the wrong line, and the piece of code, which isn't finished.
  try wait("errors") {
    let found = try errors(in: document)
    return found.contains { $0.line == first } && found.allSatisfy { $0.line >= first }
      ? nil : found.map(\.message).joined(separator: "; ")
  }
  return time
}

@main enum EditorCheck {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let workspace = URL(fileURLWithPath: words.first!).path
    let wanted = words.dropFirst()
    var file = "The server"
    do {
      let server = try Server(in: workspace)
      for probe in probes where wanted.isEmpty || wanted.contains(where: probe.file.contains) {
        file = probe.file
        say(String(format: "%5.1f s  %@", try check(probe, in: workspace, server), file))
      }
      server.end()
    } catch let failure as Failure {
      say("WRONG    \(file): \(failure.text)")
      exit(1)
    }
  }
}
