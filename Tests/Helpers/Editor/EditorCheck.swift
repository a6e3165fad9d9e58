// What an editor gets in a learner's workspace: asks SourceKit-LSP for the errors, the completions,
// the types and the definitions in some exercises, as an editor would, and compares.
//
//     EditorCheck WORKSPACE            checks a fresh workspace
//     EditorCheck WORKSPACE --index    also waits until the whole index is there

import Foundation

/// A piece of code at the end of an exercise's file, and what the server must know about it.
struct Probe {
  /// The exercise's file.
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
    file: "Chapter01Functions/01-TheLamp.swift",
    code: "import Chapter01Functions\nprivate func f(_ s: ^Store<Int, Int>) { s.| }",
    completion: "send",
    definition: "Chapter01Functions/Store.swift",
    hover: "class Store"
  ),
  Probe(
    file: "Chapter02Pullback/01-CombineReducers.swift",
    code: "import Chapter02Pullback\nprivate func f(_ s: ^Store<Int, Int>) { s.| }",
    completion: "view",
    definition: "Chapter02Pullback/Store.swift",
    hover: "class Store"
  ),
  Probe(
    file: "Chapter03Effects/01-AskToSave.swift",
    code: "import Chapter03Effects\nprivate func f() { _ = ^Effect<Int, Never>.| }",
    completion: "fireAndForget",
    definition: "Effects/Effect.swift",
    hover: "struct Effect"
  ),
  Probe(
    file: "Chapter03Effects/26-EffectsCapstone/Effects/Effect.swift",
    code: "import Diagnostics\nprivate func f() { _ = ^describe(1); _ = Effect<Int, Never>.| }",
    completion: "fireAndForget",
    definition: "Diagnostics/Snapshot+Text.swift",
    hover: "func describe"
  ),
  Probe(
    file: "Chapter04Modern/06-PredictTheEffects.swift",
    code: "private func f() { _ = ^Effect<Int>.| }",
    completion: "run",
    definition: "Effects/Effect.swift",
    hover: "struct Effect"
  ),
  Probe(
    file: "Chapter04Modern/12-SearchDebounce.swift",
    code: "private func f() { _ = ^Effect<Int>.| }",
    completion: "run",
    definition: "Effects/Effect.swift",
    hover: "struct Effect"
  ),
  Probe(
    file: "Chapter04Modern/39-ModernCapstone/Effect.swift",
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
  /// Two threads write, and a pipe takes a long message in parts.
  private let writing = NSLock()
  private var answers: [Int: Any] = [:]
  private var lastID = 0
  /// The index's: how many steps are done, and how many there are.
  private(set) var steps = (done: 0, all: 0)
  private(set) var isIndexing = false

  init(in workspace: String) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.currentDirectoryURL = URL(fileURLWithPath: workspace)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    Thread.detachNewThread { [self] in read() }
    _ = request(
      "initialize",
      [
        "processId": ProcessInfo.processInfo.processIdentifier,
        "rootUri": uri(workspace),
        "capabilities": ["window": ["workDoneProgress": true]],
      ]
    )
    notify("initialized", [:])
  }

  func request(_ method: String, _ parameters: [String: Any]) -> Any {
    lock.lock()
    defer { lock.unlock() }
    lastID += 1
    send(["id": lastID, "method": method, "params": parameters])
    let end = Date(timeIntervalSinceNow: 120)
    while answers[lastID] == nil, lock.wait(until: end) {}
    guard let answer = answers.removeValue(forKey: lastID) else {
      exit(failing("WRONG    The server hasn't responded to \(method) for two minutes."))
    }
    return answer
  }

  func notify(_ method: String, _ parameters: [String: Any]) {
    send(["method": method, "params": parameters])
  }

  func end() {
    _ = request("shutdown", [:])
    notify("exit", [:])
    process.waitUntilExit()
  }

  private func send(_ message: [String: Any]) {
    let message = message.merging(["jsonrpc": "2.0"]) { $1 }
    let body = try! JSONSerialization.data(withJSONObject: message)
    let header = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    writing.withLock { input.fileHandleForWriting.write(header + body) }
  }

  private func read() {
    let file = output.fileHandleForReading
    var bytes = Data()
    let blank = Data("\r\n\r\n".utf8)
    while true {
      if let header = bytes.range(of: blank),
        let length = String(decoding: bytes[..<header.lowerBound], as: UTF8.self)
          .firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.1) }),
        bytes.endIndex >= header.upperBound + length
      {
        let body = bytes[header.upperBound..<header.upperBound + length]
        receive(try! JSONSerialization.jsonObject(with: body) as! [String: Any])
        bytes = Data(bytes[(header.upperBound + length)...])
      } else {
        let more = file.availableData
        if more.isEmpty { return }
        bytes += more
      }
    }
  }

  private func receive(_ message: [String: Any]) {
    lock.lock()
    defer { lock.unlock() }
    guard let method = message["method"] as? String else {
      if let id = message["id"] as? Int { answers[id] = message["result"] ?? NSNull() }
      return lock.broadcast()
    }
    if let id = message["id"] { send(["id": id, "result": NSNull()]) }
    let value = (message["params"] as? [String: Any])?["value"] as? [String: Any] ?? [:]
    guard method == "$/progress" else { return }
    if value["title"] as? String == "Indexing" { isIndexing = true }
    let text = value["message"] as? String ?? ""
    if let match = text.firstMatch(of: /(\d+) ?\/ ?(\d+)/) {
      steps = (Int(match.1)!, max(steps.all, Int(match.2)!))
    } else if value["kind"] as? String == "end" {
      isIndexing = false
    }
  }
}

/// Writes a line at once, even into a file.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

func failing(_ text: String) -> Int32 {
  say(text)
  return 1
}

/// Everything in a JSON value that is a text.
func texts(in value: Any) -> [String] {
  switch value {
  case let text as String: [text]
  case let list as [Any]: list.flatMap(texts)
  case let object as [String: Any]: object.values.flatMap(texts)
  default: []
  }
}

/// Asks until the answer is right, for five minutes at most.
func wait(_ what: String, until isRight: () -> String?) throws {
  let end = Date(timeIntervalSinceNow: 300)
  while let wrong = isRight() {
    if Date() > end { throw Failure(text: "\(what): \(wrong)") }
    Thread.sleep(forTimeInterval: 0.1)
  }
}

struct Failure: Error { var text: String }

func check(_ probe: Probe, in workspace: String, _ server: Server) throws -> TimeInterval {
  let path = workspace + "/" + probe.file
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
  func ask(_ method: String, at mark: Character) -> Any {
    server.request(
      "textDocument/" + method,
      ["textDocument": document, "position": position(of: mark)]
    )
  }
  var time = 0.0
  try wait("completion") {
    let answer = ask("completion", at: "|") as? [String: Any]
    let labels = (answer?["items"] as? [[String: Any]])?.compactMap { $0["label"] as? String } ?? []
    time = -start.timeIntervalSinceNow
    return labels.contains { $0.hasPrefix(probe.completion) }
      ? nil : labels.prefix(9).joined(separator: ", ")
  }
  try wait("hover") {
    let found = texts(in: ask("hover", at: "^"))
    return found.contains { $0.contains(probe.hover) } ? nil : found.joined()
  }
  try wait("definition") {
    let found = texts(in: ask("definition", at: "^"))
    return found.contains { $0.hasSuffix(probe.definition) } ? nil : found.joined()
  }
  // Nothing is wrong but the wrong line, and the piece of code, which isn't finished.
  try wait("errors") {
    let answer =
      server.request("textDocument/diagnostic", ["textDocument": document]) as? [String: Any]
    let errors = (answer?["items"] as? [[String: Any]] ?? []).filter { $0["severity"] as? Int == 1 }
    let lines = errors.map { error in
      ((error["range"] as? [String: Any])?["start"] as? [String: Int])?["line"] ?? 0
    }
    return lines.contains(first) && lines.allSatisfy { $0 >= first }
      ? nil : errors.map { "\($0["message"] ?? "")" }.joined(separator: "; ")
  }
  return time
}

@main enum EditorCheck {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let workspace = URL(fileURLWithPath: words.first!).path
    let wanted = words.dropFirst().filter { !$0.hasPrefix("-") }
    let server = try Server(in: workspace)
    var failures = 0
    for probe in probes where wanted.isEmpty || wanted.contains(where: probe.file.contains) {
      do {
        let time = try check(probe, in: workspace, server)
        let (done, all) = server.steps
        say(String(format: "%5.1f s  %@, step %d of %d", time, probe.file, done, all))
      } catch let failure as Failure {
        failures += 1
        say("WRONG    \(probe.file), \(failure.text)")
      }
    }
    if words.contains("--index") {
      let start = Date()
      while server.isIndexing || server.steps.all == 0 { Thread.sleep(forTimeInterval: 0.1) }
      say(
        String(
          format: "%5.1f s  until %d steps were done",
          -start.timeIntervalSinceNow,
          server.steps.all
        )
      )
    }
    server.end()
    exit(failures == 0 ? 0 : failing("\(failures) of \(probes.count) files are wrong."))
  }
}
