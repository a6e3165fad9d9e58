// The modules whose import makes a file's names mean what the table says.

struct Library {
  let name: String
  /// The style of a chapter; nil for the public library, whose style the code shows.
  let chapter: Style?

  static func named(_ name: String) -> Library? { all.first { $0.name == name } }

  /// The preview of the next version.
  static let preview = "ComposableArchitecture2"

  private static let all = [
    Library(name: "ComposableArchitecture", chapter: nil),
    Library(name: "ComposableArchitectureTestSupport", chapter: nil),
    // Libraries of the early years that export it.
    Library(name: "ComposableCoreLocation", chapter: nil),
    Library(name: "ComposableCoreMotion", chapter: nil),
    Library(name: "Chapter01Functions", chapter: .functions),
    Library(name: "Chapter02Pullback", chapter: .pullback),
    Library(name: "Chapter03Effects", chapter: .environment),
    Library(name: "Chapter04Modern", chapter: .protocol),
    Library(name: "Chapter04Compatibility", chapter: .protocol),
    Library(name: "Chapter04TestSupport", chapter: .protocol),
  ]
}
