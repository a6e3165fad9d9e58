// What can be typed after `swift run primetime`, which `swift run workbook play` passes on.

import SharedCommands
import Terminal

enum Usage {
  static var program: Program<Void> {
    Program(
      name: "swift run primetime",
      standard: Command(
        operand: "[APP]",
        summary: "Plays an app in the terminal; without APP, lists what there is.",
        details: """
          The apps:
          \(Playable.list.map { "    " + $0 }.joined(separator: "\n"))

          On a terminal, keys act at once; q or Ctrl-C ends. Without one, keys are read from the \
          input until it ends, and each screen is printed below the one before:

              printf '++p' | swift run primetime 1

          In every app, < and > step back and forth. In chapters 1 and 2 they undo and redo. From \
          chapter 3 on they show the screens from before: what effects have done is not undone, no \
          effect is run again, and any other key comes back to now. Where keys are \
          text, the arrows to the left and right step, and Ctrl-D ends.

          From chapter 3 on, there is a world outside:
          \(World.helpText)
          """,
        options: [.feature, .log],
        action: ()
      )
    )
  }
}
