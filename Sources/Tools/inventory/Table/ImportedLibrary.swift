// The modules whose import makes a file's names mean what the table says.

struct ImportedLibrary {
  let name: String
  /// The style of a chapter; nil for the public library, whose style the code shows.
  let chapter: CodeStyle?

  static func named(_ name: String) -> ImportedLibrary? { all.first { $0.name == name } }

  /// The preview of the next version.
  static let preview = "ComposableArchitecture2"

  private static let all = [
    ImportedLibrary(name: "ComposableArchitecture", chapter: nil),
    ImportedLibrary(name: "ComposableArchitectureTestSupport", chapter: nil),
    // Libraries of the early years that export it.
    ImportedLibrary(name: "ComposableCoreLocation", chapter: nil),
    ImportedLibrary(name: "ComposableCoreMotion", chapter: nil),
    ImportedLibrary(name: "Chapter01Functions", chapter: .functions),
    ImportedLibrary(name: "Chapter02Pullback", chapter: .pullback),
    ImportedLibrary(name: "Chapter03Effects", chapter: .environment),
    ImportedLibrary(name: "Chapter04Modern", chapter: .protocol),
    ImportedLibrary(name: "Chapter04Compatibility", chapter: .protocol),
    ImportedLibrary(name: "Chapter04TestSupport", chapter: .protocol),
  ]
}
