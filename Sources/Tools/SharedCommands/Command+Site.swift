// The command line of `workbook site`, which is passed on to the program that builds the site.

import Terminal

extension CommandOption {
  public static let serve = CommandOption(
    name: "--serve",
    summary: "Shows the site on this machine, at PORT (8080), until Ctrl-C."
  )
  public static let base = CommandOption(
    name: "--base",
    value: "PATH",
    summary: "The path of the address where the site will be: /ComposableWorkbook on GitHub Pages."
  )
}

extension Command {
  /// The same command in both programs: `workbook` checks the words before it builds anything.
  public static func site(named name: String = "", action: Action) -> Self {
    Self(
      name: name,
      operand: "[PORT]",
      summary: "Makes a site of all pages, exercises and the libraries' API, by DocC.",
      details: "It is written to .build/site/html, for any web server.",
      options: [.serve, .base],
      action: action
    )
  }
}
