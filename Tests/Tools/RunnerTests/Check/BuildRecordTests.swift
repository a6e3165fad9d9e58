// What a build may reuse of the one before it.

import Testing

@testable import Runner

@Suite struct BuildRecordTests {
  private let home = Path("/nowhere")
  private let source = SourceFile(name: "Screen.swift", text: "import Numbers\n")

  private func job(_ name: String, compiling files: String...) -> DriverOutput.Job {
    DriverOutput.Job(
      name: name,
      executable: "/bin/true",
      arguments: files.flatMap { ["-primary-file", $0] },
      inputs: [source.name]
    )
  }

  /// The record of a build, and then of one by a driver that found nothing to do although a library
  /// had changed.
  private var record: BuildRecord {
    var record = BuildRecord(key: "key")
    record.note(
      [job("compile", compiling: source.name), job("emit-module"), job("link")],
      building: [source],
      seeing: ["before"],
      in: home
    )
    record.note([], building: [source], seeing: ["after"], in: home)
    return record
  }

  @Test("The driver decides where the sources see another library than at its last build")
  func seen() {
    #expect(record.changes(among: [source], seeing: ["before"], in: home) == nil)
    #expect(record.changes(among: [source], seeing: ["after"], in: home) != nil)
  }

  @Test("Jobs that the driver had no need of are kept for the next change") func kept() throws {
    let changes = try #require(record.changes(among: [source], seeing: ["after"], in: home))
    #expect(changes.map(\.job.inputs) == [[source.name]])
    #expect(record.makingModule == [job("emit-module")])
    #expect(record.linking(after: [source]).contains(job("link")))
  }

  @Test("A job that compiles several files isn't taken for one of theirs") func batch() {
    var record = BuildRecord(key: "key")
    let batch = job("compile", compiling: source.name, "Other.swift")
    record.note([batch, job("link")], building: [source], seeing: [], in: home)
    #expect(record.changes(among: [source], seeing: [], in: home) == nil)
  }

  @Test("An object fits the others where it declares what they saw; what it uses is its own affair")
  func declarations() throws {
    let fixture = try Fixture([])
    let home = fixture.package
    let hash = { (digit: Character) in String(repeating: digit, count: 32) }
    var record = BuildRecord(key: "key")
    func compile(_ fingerprints: String) throws {
      try (home / source.objectName).write("object")
      try (home / source.dependenciesName).write(fingerprints)
    }
    try compile("Sa@\(hash("1"))\0\(hash("a"))")
    record.note([source], areCompiled: true, in: home)
    #expect(record.isCompiled(source, in: home))
    try compile("Sa@\(hash("2"))\0\(hash("a"))")
    #expect(record.isCompiled(source, in: home), "It uses another extension.")
    try compile("Sa@\(hash("1"))\0\(hash("b"))")
    #expect(!record.isCompiled(source, in: home), "It declares something else.")
    record.note([source], areCompiled: true, in: home)
    #expect(record.isCompiled(source, in: home))
    (home / source.objectName).remove()
    #expect(!record.isCompiled(source, in: home), "There is no object.")
  }
}
