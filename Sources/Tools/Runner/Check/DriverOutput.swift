// What the compiler's driver prints with `-parseable-output`: its own lines, and between them
// messages about the jobs that it starts. A message is a line with its length in bytes, then that
// much JSON.

import Foundation

struct DriverOutput: Equatable {
  /// What the driver and its jobs print, as it would be without the messages.
  private(set) var text = ""
  /// The jobs that ended well, in the order in which they began.
  private(set) var jobs: [Job] = []

  /// A program that the driver starts.
  struct Job: Codable, Equatable, Sendable {
    /// Such as `compile` or `link`.
    var name: String
    var executable: String
    var arguments: [String]
    var inputs: [String]

    /// Of a job that compiles several files, the driver speaks as if each had a job of its own.
    var compilesOneFile: Bool {
      inputs.count == 1 && arguments.count { $0 == "-primary-file" } == 1
    }
  }

  init(_ printed: String) {
    var rest = Substring(printed).utf8[...]
    var begun: [(id: Int, job: Job)] = []
    var failed: Set<Int> = []
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let next = rest[line.endIndex...].dropFirst()
      if let length = Int(String(Substring(line))), next.first == UInt8(ascii: "{"),
        let message = try? JSONDecoder().decode(Message.self, from: Data(next.prefix(length)))
      {
        rest = next.dropFirst(length).drop { $0 == UInt8(ascii: "\n") }
        if let job = message.job { begun.append((message.pid ?? 0, job)) }
        if message.hasFailed { failed.insert(message.pid ?? 0) }
        text += message.output ?? ""
      } else {
        rest = next
        text += String(Substring(line)) + "\n"
      }
    }
    jobs = begun.filter { !failed.contains($0.id) }.map(\.job)
  }

  private struct Message: Decodable {
    var kind: String
    var name: String
    var pid: Int?
    var output: String?
    var status: Int?
    var executable: String?
    var arguments: [String]?
    var inputs: [String]?

    enum CodingKeys: String, CodingKey {
      case kind, name, pid, output, inputs
      case status = "exit-status"
      case executable = "command_executable"
      case arguments = "command_arguments"
    }

    var job: Job? {
      guard kind == "began", let executable, let arguments else { return nil }
      return Job(name: name, executable: executable, arguments: arguments, inputs: inputs ?? [])
    }

    var hasFailed: Bool { kind != "began" && status != 0 }
  }
}
