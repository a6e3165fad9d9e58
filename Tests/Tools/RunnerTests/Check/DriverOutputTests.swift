import Testing

@testable import Runner

@Suite("What the compiler's driver prints about its jobs") struct DriverOutputTests {
  private func message(_ json: String) -> String { "\(json.utf8.count)\n\(json)\n" }

  private let began = """
    {
      "kind": "began", "name": "compile", "pid": 7, "inputs": ["/a/Größe.swift"],
      "command_executable": "/bin/swift-frontend", "command_arguments": ["-c", "/a/Größe.swift"]
    }
    """
  private let job = DriverOutput.Job(
    name: "compile",
    executable: "/bin/swift-frontend",
    arguments: ["-c", "/a/Größe.swift"],
    inputs: ["/a/Größe.swift"]
  )

  @Test("A job that ends well is kept, and what it printed is text") func jobs() {
    let ended =
      #"{"kind": "finished", "name": "compile", "pid": 7, "exit-status": 0, "output": "1\n"}"#
    let output = DriverOutput("before\n" + message(began) + message(ended) + "after\n")
    #expect(output.jobs == [job])
    #expect(output.text == "before\n1\nafter\n")
  }

  @Test("A job that fails or is killed isn't kept", arguments: ["finished", "signalled"])
  func failed(kind: String) {
    let status = kind == "finished" ? #", "exit-status": 1"# : ""
    let ended = #"{"kind": "\#(kind)", "name": "compile", "pid": 7\#(status), "output": "no"}"#
    let output = DriverOutput(message(began) + message(ended))
    #expect(output.jobs.isEmpty)
    #expect(output.text == "no")
  }

  @Test("Lines that look like messages and aren't stay text") func others() {
    let text = "12\nerror: no\n3\n{ }\n"
    #expect(DriverOutput(text).text == text)
    #expect(DriverOutput(text).jobs.isEmpty)
  }
}
