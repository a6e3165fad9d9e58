// The libraries whose API the site shows: those of the manifest that have one on every platform,
// and Chapter04Core, which Chapter04Modern exports.

import Runner

struct DocumentedLibrary {
  let name: String
  /// Its sources' folder in the package.
  let folder: String
  /// What Sources/README.md says about it.
  let summary: String

  /// - Parameter files: texts by their path in the package.
  static func all(in files: [String: String]) -> [DocumentedLibrary] {
    let products =
      files["Package.swift", default: ""].matches(of: /\.library\(name: "(\w+)"/)
      .map(\.1).filter { !$0.hasSuffix("Views") } + ["Chapter04Core"]
    return files["Sources/README.md", default: ""].lines.flatMap { row in
      row.matches(of: /\[`(\w+)`\]\(([\w\/]+?)(?:\/README\.md)?\)/)
        .filter { products.contains($0.1) }
        .map { match in
          let summary = row.split(separator: "|").last.map(\.trimmed) ?? ""
          return DocumentedLibrary(
            name: String(match.1),
            folder: "Sources/\(match.2)",
            summary: summary.prefix(1).uppercased() + summary.dropFirst() + "."
          )
        }
    }
  }

  /// What its own page says, above its declarations.
  var page: String {
    """
    # ``\(name)``

    \(summary)

    ## Overview

    [The other libraries](doc:API) · [The workbook](doc:\(Site.name))

    """
  }

  /// The page that lists them.
  static func list(_ libraries: [DocumentedLibrary]) -> String {
    """
    # The libraries' API

    What each library declares as public.

    \(libraries.map { "- [\($0.name)](doc:/\($0.name)): \($0.summary)" }.joined(separator: "\n"))
    """
  }
}
