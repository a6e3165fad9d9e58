// What `new` copies under another name.

import Terminal

/// What a new feature begins with, from `Sources/Tools/Features` in the clone.
package struct FeatureModel {
  package let name: String
  private let chapter: Chapter
  private let folder: Path

  private init(_ folder: Path, _ chapter: Chapter) {
    (name, self.chapter, self.folder) = (folder.name, chapter, folder)
  }

  /// Those that a chapter has.
  package static func all(for chapter: Chapter, in package: Path) -> [FeatureModel] {
    let models = folder(of: chapter, in: package)
    return models.contents.map { models / $0 }.filter(\.isFolder).map { Self($0, chapter) }
  }

  /// - Parameter name: the model's, or nil for a counter.
  /// - Throws: a `Problem` that lists those of the chapter.
  init(_ name: String?, for chapter: Chapter, in package: Path) throws {
    let models = Self.all(for: chapter, in: package)
    let wanted = name ?? "Counter"
    guard let found = models.first(where: { $0.name.lowercased() == wanted.lowercased() }) else {
      throw Problem(
        "Chapter \(chapter.number) has no feature \"\(wanted)\" to start from.",
        "It has \(oneOf(models.map(\.name))).",
        exitCode: .usage
      )
    }
    self = found
  }

  /// The feature's files, under another name.
  package func files(named name: String) throws -> [SourceFile] {
    try folder.sources().map { file in
      SourceFile(
        name: file.name.replacing(self.name, with: name),
        text: file.text.renaming(self.name, to: name)
          .replacing(folder.folder.name, with: chapter.name)
      )
    }
  }

  /// The program that plays a feature in the terminal.
  static func start(_ feature: Exercise, in package: Path) throws -> SourceFile {
    let folder = folder(of: feature.chapter, in: package)
    return SourceFile(
      name: "Start.swift",
      text: try (folder / "Start.swift").read().renaming("Counter", to: feature.name)
        .replacing(folder.name, with: feature.chapter.name)
    )
  }

  /// Chapter 1 has the next one's, because reducers and stores look the same in both.
  private static func folder(of chapter: Chapter, in package: Path) -> Path {
    models(in: package) / (chapter.number == 1 ? "Chapter02Pullback" : chapter.name)
  }

  package static func models(in package: Path) -> Path { package / "Sources/Tools/Features" }
}

extension String {
  /// `CounterState` becomes `EggState`, and `counterReducer` `eggReducer`.
  package func renaming(_ name: String, to other: String) -> String {
    func small(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
    return replacing(name, with: other).replacing(small(name), with: small(other))
  }
}
