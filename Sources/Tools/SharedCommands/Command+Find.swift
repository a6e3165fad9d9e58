// The command line of `workbook find`, which is passed on to the program that searches the pages.

import Terminal

extension Command {
  /// The same command in both programs: `workbook` checks the words before it builds anything.
  public static func find(named name: String = "", action: Action) -> Self {
    Self(
      name: name,
      operand: "WORDS…",
      summary: "Finds the sections of lessons, guides and exercises that these words are about.",
      details: "A whole error message finds its entry: put it in quotes.",
      options: [],
      action: action
    )
  }
}
