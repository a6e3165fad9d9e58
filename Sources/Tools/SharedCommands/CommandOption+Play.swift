// The options of `play`, in `workbook` and in `primetime`.

import Terminal

extension CommandOption {
  /// The feature that runs by itself.
  public static let feature = CommandOption(
    name: "--feature",
    value: "NAME",
    summary: "Runs one feature alone; `swift run workbook play` lists them."
  )
  /// Whether what happens is shown, too.
  public static let log = CommandOption(
    name: "--log",
    summary: "Shows each action, what it changed, and when its effects began and ended."
  )
}
