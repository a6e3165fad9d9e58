// A test provides an environment. The endpoints that it forgot must not quietly do something: that
// is how tests come to delete real files, and how an effect that nobody wanted stays unnoticed.

import Diagnostics

extension Effect {
  /// An effect that must not be started. When it is, this is reported with the endpoint's name, and
  /// it finishes.
  ///
  ///     static let failing = FavoritesClient(
  ///       load: { .failing("FavoritesClient.load") },
  ///       save: { _ in .failing("FavoritesClient.save") }
  ///     )
  public static func failing(
    _ endpoint: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    let callSite = CallSite(fileID, filePath, line, column)
    return .fireAndForget {
      callSite.report(
        "\(endpoint) was used, and nothing here said that it may be. Give the environment an "
          + "endpoint for this, or find out why the reducer asks for it."
      )
    }
  }
}
