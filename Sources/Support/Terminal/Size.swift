// How large a terminal is. That changes, so it is asked for each time.

import Foundation

/// A terminal's extent in character cells.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal behind `descriptor` now; 80×24 when there is none or it does not
  /// know.
  public init(of descriptor: Int32) {
    var window = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    self.init(
      columns: isKnown && window.ws_col > 0 ? Int(window.ws_col) : 80,
      rows: isKnown && window.ws_row > 0 ? Int(window.ws_row) : 24
    )
  }
}
