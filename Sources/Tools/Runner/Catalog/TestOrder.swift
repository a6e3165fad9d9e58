// A mistake in one file of a library also fails the tests of every file that uses it. So the tests
// of a library come in the order in which its files are read and written.

extension Chapter {
  /// Where each test file stands in the order that the library's README.md gives: `StoreTests` is
  /// about `Store.swift`, `ViewTests` about `Store+View.swift`, and `LadderTests` about the folder
  /// `Ladder`. Tests of anything else come after these, and the lesson's and the apps' last.
  var testStages: [SourceFile: Int] {
    get throws {
      let list = try (sources / "README.md").readIfPresent() ?? ""
      let files = list.matches(of: /\]\(([\w+\/]+)\.swift\)/).map { String($0.1) }
      func stage(of test: String) -> Int {
        let subject = Path(test).name.replacing("Tests.swift", with: "")
        return files.lastIndex { file in
          let name = Path(file).name
          return name == subject || name.hasSuffix("+\(subject)") || file.hasPrefix("\(subject)/")
        } ?? files.count
      }
      let stages = try tests.map { test in
        let isOfAll = test.isOfApp || test.source.name.hasPrefix("Lesson")
        return (test.source, isOfAll ? files.count + 1 : stage(of: test.source.name))
      }
      return Dictionary(stages) { first, _ in first }
    }
  }
}
