// Standard output and standard error, and what may be drawn on them.

import Foundation
import Terminal

package struct Console: Sendable {
  let display = Display(of: STDOUT_FILENO)
  private let output = Output(STDOUT_FILENO)

  package var style: Style { Style(isAllowed: display.hasColour) }

  /// 80 columns unless the terminal says otherwise.
  package var size: Size { Size(of: display.isTerminal ? STDOUT_FILENO : -1) }

  package func page() -> Page { Page(on: display, width: size.columns) }

  package func print(_ page: Page) throws(Problem) {
    try print(page.text)
  }

  /// If the reader is gone, as in `workbook list | head -1`, the work goes on unseen.
  package func print(_ text: String) throws(Problem) {
    do throws(WriteError) {
      try output.write(text)
    } catch {
      if !error.isReaderGone { throw Problem(error) }
    }
  }

  /// For what isn't the answer itself: notices and problems, so that `--json` stays JSON. Unless on
  /// a terminal, each is one line, for `grep`.
  package func warn(_ text: String) {
    let display = Display(of: STDERR_FILENO)
    let width = display.isTerminal ? Size(of: STDERR_FILENO).columns : Int.max
    var page = Page(on: display, width: width)
    page.add(text)
    try? Output(STDERR_FILENO).write(page.text)
  }

  /// A line that is redrawn while something takes long, if the cursor can be moved.
  package func showStatus(_ text: String) {
    guard display.isTerminal else { return }
    let line = style.dim(String(text.prefix(size.columns - 1)))
    try? output.write(clearedLine + line + "\r")
  }

  package func clearStatus() {
    if display.isTerminal { try? output.write(clearedLine) }
  }

  @Sendable package func showBuilding(part: Int, of count: Int, name: String) {
    showStatus("\(progressBar(done: part - 1, of: count, width: 16)) building \(name)")
  }
}
