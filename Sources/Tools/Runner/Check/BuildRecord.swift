// The commands of a program's last build, so that the next build can run them without the
// compiler's driver. After the compiler itself, a save waits longest for the driver, which mostly
// finds out that, as last time, one file has to be compiled and the program linked.
//
// The compiler says whether other files see a change: with each object it writes down what the file
// declares, with a fingerprint of each declaration. The driver decides by these, too. If a
// fingerprint and the file's module have changed, the other one of two files is compiled as well.
// Among several files, and wherever this record says nothing, the driver decides.

import Foundation

struct BuildRecord: Codable, Equatable {
  /// Changes with everything that the jobs depend on.
  let key: String
  /// What the objects' texts saw of the learner's own libraries.
  private var seen: [String] = []
  /// The hashes of the texts whose objects there are, by the files' names.
  private var texts: [String: String] = [:]
  /// The fingerprints of what others see of a file, by its name.
  private var declarations: [String: [String]] = [:]
  /// The hash of the module that a file would be by itself, by its name, where no driver has
  /// compiled it since. Unlike the fingerprint, it stays the same if only an initial value has
  /// changed.
  private var modules: [String: String] = [:]
  /// The lines with the word `import` in the texts that were linked last, by the files' names.
  private var imports: [String: [String]] = [:]
  /// The jobs that compile one file each, by its name.
  private var compiling: [String: DriverOutput.Job] = [:]
  /// The others, in order.
  private var others: [DriverOutput.Job] = []

  init(key: String) { self.key = key }

  /// The record of a folder's last build, if it was of the same kind; otherwise an empty one. It is
  /// gone then: whatever happens until the next one is written, the driver decides.
  static func take(from home: Path, key: String) -> BuildRecord {
    let file = home / name
    defer { file.remove() }
    guard let bytes = try? file.readBytes(),
      let record = try? JSONDecoder().decode(BuildRecord.self, from: bytes), record.key == key
    else { return BuildRecord(key: key) }
    return record
  }

  func write(in home: Path) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try (home / Self.name).write(String(decoding: encoder.encode(self), as: UTF8.self))
  }

  private static let name = "record.json"

  /// The sources without an object of their text, and how each is compiled. Nil where that isn't
  /// known, or if they see other libraries.
  func changes(
    among sources: [SourceFile],
    seeing interfaces: [String],
    in home: Path
  ) -> [(source: SourceFile, job: DriverOutput.Job)]? {
    guard seen == interfaces, !others.isEmpty else { return nil }
    return compiling(
      sources.filter {
        texts[$0.name] != stableHash([$0.text]) || !(home / $0.objectName).exists
      }
    )
  }

  /// How sources are compiled, each by itself; nil where that isn't known.
  func compiling(_ sources: [SourceFile]) -> [(source: SourceFile, job: DriverOutput.Job)]? {
    let jobs = sources.compactMap { source in compiling[source.name].map { (source, $0) } }
    return jobs.count == sources.count ? jobs : nil
  }

  /// The job that makes a library's module, of the sources alone.
  var makingModule: [DriverOutput.Job] { others.filter { $0.name == "emit-module" } }

  /// The jobs that make a program of the objects, in order, after the texts of some sources have
  /// changed.
  ///
  /// Which libraries the linker needs is in the objects, and looked up only if it may have changed.
  /// If one is missing anyway, because a condition around an import has changed, linking
  /// fails.
  func linking(after sources: [SourceFile]) -> [DriverOutput.Job] {
    let needsSameLibraries = sources.allSatisfy { imports[$0.name] == Self.imports(of: $0) }
    let left = ["emit-module"] + (needsSameLibraries ? ["autolink-extract"] : [])
    return others.filter { !left.contains($0.name) }
  }

  /// Whether there is an object of a source, and the others' objects fit what they see of it.
  func isCompiled(_ source: SourceFile, in home: Path) -> Bool {
    guard (home / source.objectName).exists else { return false }
    let now = Self.declarations(of: source, in: home)
    if !now.isEmpty, declarations[source.name] == now { return true }
    let module = Self.module(of: source, in: home)
    return module != nil && modules[source.name] == module
  }

  /// Notes that sources were compiled, or that there are no objects of their texts.
  mutating func note(_ sources: [SourceFile], areCompiled: Bool, in home: Path) {
    for source in sources {
      texts[source.name] = areCompiled ? stableHash([source.text]) : nil
      guard areCompiled else { continue }
      imports[source.name] = Self.imports(of: source)
      declarations[source.name] = Self.declarations(of: source, in: home)
      modules[source.name] = Self.module(of: source, in: home)
    }
  }

  /// Notes what the driver did to build all of the sources.
  mutating func note(
    _ jobs: [DriverOutput.Job],
    building sources: [SourceFile],
    seeing interfaces: [String],
    in home: Path
  ) {
    seen = interfaces
    note(sources, areCompiled: true, in: home)
    modules = [:]
    for var job in jobs where job.name == "compile" && job.compilesOneFile {
      let name = Path(job.inputs[0]).name
      job.arguments += ["-emit-module-path", Self.moduleFile(of: name, in: home).description]
      compiling[name] = job
    }
    let others = jobs.filter { $0.name != "compile" }
    if !others.isEmpty { self.others = others }
  }

  private static func moduleFile(of name: String, in home: Path) -> Path {
    home.temporary / "\(name).swiftmodule"
  }

  private static func module(of source: SourceFile, in home: Path) -> String? {
    let bytes = try? moduleFile(of: source.name, in: home).readBytes()
    return bytes.map { stableHash([$0.base64EncodedString()]) }
  }

  private static func imports(of source: SourceFile) -> [String] {
    source.text.lines.filter { $0.contains("import") }
  }

  /// The fingerprints that the compiler has written of a file's declarations, in order: the runs of
  /// 32 hexadecimal digits, or of more, in a file whose other parts are bits, names and paths. One
  /// after an `@` belongs to the name of an extension, which the file may only use.
  private static func declarations(of source: SourceFile, in home: Path) -> [String] {
    guard let bytes = try? (home / source.dependenciesName).readBytes() else { return [] }
    return bytes.split { !($0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x66) }
      .filter { $0.count >= 32 && bytes[..<$0.startIndex].last != UInt8(ascii: "@") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SourceFile {
  var objectName: String { name.dropLast(".swift".count) + ".o" }
  /// Where the compiler writes what a file declares and uses.
  var dependenciesName: String { name.dropLast(".swift".count) + ".swiftdeps" }
}
