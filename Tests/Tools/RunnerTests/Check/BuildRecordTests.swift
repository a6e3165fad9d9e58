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
    #expect(changes.map(\.job) == [job("compile", compiling: source.name)])
    #expect(record.makingModule == [job("emit-module")])
    #expect(record.linking(after: source).contains(job("link")))
  }

  @Test("A job that compiles several files isn't taken for one of theirs") func batch() {
    var record = BuildRecord(key: "key")
    let batch = job("compile", compiling: source.name, "Other.swift")
    record.note([batch, job("link")], building: [source], seeing: [], in: home)
    #expect(record.changes(among: [source], seeing: [], in: home) == nil)
  }

  // MARK: - What the others see of a file

  /// A folder with the objects of two files.
  private struct Build {
    let fixture: Fixture
    var home: Path { fixture.package }
    var record = BuildRecord(key: "key")
    static let files = ["A.swift", "B.swift"].map { SourceFile(name: $0, text: "") }

    init() throws {
      fixture = try Fixture([])
      for file in Self.files { try (home / file.objectName).write("object") }
      try compile(0, declaring: "a", byDriver: true)
    }

    /// Compiles some files, after the first one has got other declarations.
    mutating func compile(_ numbers: Int..., declaring letter: String, byDriver: Bool) throws {
      try (home / "A.swiftdeps").write(String(repeating: letter, count: 32))
      try (home / "B.swiftdeps").write(String(repeating: "b", count: 32))
      let files = numbers.map { Self.files[$0] }
      if byDriver {
        let jobs = files.map {
          DriverOutput.Job(name: "compile", executable: "", arguments: [], inputs: [$0.name])
        }
        record.note(jobs, building: Self.files, seeing: [], in: home)
      } else {
        for file in files { record.note(file, isCompiled: true, in: home) }
      }
    }

    func fits(_ letter: String) throws -> Bool {
      try (home / "A.swiftdeps").write(String(repeating: letter, count: 32))
      return record.isCompiled(Self.files[0], in: home)
    }
  }

  @Test("Declarations that the driver compiled nothing else for may come and go") func back() throws
  {
    var build = try Build()
    #expect(try build.fits("a") && !build.fits("c"))
    try build.compile(0, declaring: "c", byDriver: true)
    #expect(try build.fits("a") && build.fits("c"))
  }

  @Test("Another file that was compiled fits only what it saw", arguments: [true, false])
  func another(byDriver: Bool) throws {
    var build = try Build()
    try build.compile(0, declaring: "c", byDriver: true)
    try build.compile(1, declaring: "c", byDriver: byDriver)
    #expect(try !build.fits("a") && build.fits("c"))
  }

  @Test("Files that the driver compiled together fit each other alone") func together() throws {
    var build = try Build()
    try build.compile(0, 1, declaring: "c", byDriver: true)
    #expect(try !build.fits("a") && build.fits("c"))
  }
}
