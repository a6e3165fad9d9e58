// Standard output and standard error, and what may be drawn on them.

import Foundation
import Terminal

struct Console: Sendable {
  let display = Display(of: STDOUT_FILENO)
  private let output = Output(STDOUT_FILENO)

  var style: Style { Style(isAllowed: display.hasColour) }

  /// 80 columns where nobody says otherwise.
  var width: Int { display.isTerminal ? Size(of: STDOUT_FILENO).columns : 80 }

  func page() -> Page { Page(on: display, width: width) }

  func print(_ page: Page) throws(Problem) {
    try print(page.text)
  }

  /// Where nobody reads any more, as in `workbook list | head -1`, the work goes on unseen.
  func print(_ text: String) throws(Problem) {
    do throws(WriteError) {
      try output.write(text)
    } catch {
      if !error.isReaderGone { throw Problem(error.description, "Send it elsewhere.") }
    }
  }

  /// For what is not the answer itself: notices and problems, so that `--json` stays JSON. A line
  /// each where no terminal has to show it, for `grep`.
  func warn(_ text: String) {
    let display = Display(of: STDERR_FILENO)
    let width = display.isTerminal ? Size(of: STDERR_FILENO).columns : Int.max
    var page = Page(on: display, width: width)
    page.add(text)
    try? Output(STDERR_FILENO).write(page.text)
  }

  /// A line that is drawn again while something long goes on, where escape sequences are allowed.
  func showStatus(_ text: String) {
    guard display.hasColour else { return }
    try? output.write("\r\u{1B}[K" + style.dim(String(text.prefix(width - 1))))
  }

  func clearStatus() {
    guard display.hasColour else { return }
    try? output.write("\r\u{1B}[K")
  }
}
