// `play` is a program of its own, `primetime`, so that the first verdict does not wait for all
// chapters' libraries to be built.

import Foundation

struct PrimeTime {
  let package: Path

  /// Becomes `swift run primetime N`, perhaps with `--feature`, which builds it first where it must.
  /// - Returns: why that failed; on success it does not return.
  func replaceProcess(chapter: String, feature: String?) -> Problem {
    var words = [
      "swift", "run", "--quiet", "--package-path", package.description, "primetime", chapter,
    ]
    if let feature { words += ["--feature", feature] }
    let arguments = words.map { strdup($0) } + [nil]
    execvp("swift", arguments)
    return Problem(
      "`swift` could not be started: \(String(cString: strerror(errno))).",
      "Put the toolchain's folder on the PATH."
    )
  }
}
