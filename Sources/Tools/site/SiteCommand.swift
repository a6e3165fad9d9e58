// `workbook site`: builds the site and says where it is, or shows it on this machine. SiteBuild
// does the work.

import Runner
import SharedCommands
import Terminal

let siteProgram = Program(
  name: "swift run workbook site",
  standard: WorkbookCommand.site { arguments in
    try await interruptible { try await makeSite(arguments) }
  }
)

private func makeSite(_ arguments: Arguments) async throws -> ExitCode {
  let base = try arguments[.base].map(checkedBase)
  let setup = try Setup(arguments)
  let build = SiteBuild(package: setup.package)
  let site = try build.writeCatalogue(setup.catalog)
  var problems = site.problems
  if problems.isEmpty {
    try await build.writeSymbolGraphs()
    if let port = arguments.operand ?? (arguments.has(.serve) ? "8080" : nil) {
      try await build.serve(at: port, setup.console)
      return .pass
    }
    problems = try await build.convert(site, base: base)
  }
  for problem in problems { try setup.console.print(problem + "\n") }
  if !problems.isEmpty { return .notYet }
  try setup.console.print(
    "\(site.pages.count) pages and the API of \(build.libraries.count) libraries are in "
      + "\(build.html.short). \(site.linksToFiles) links to other files are text. "
      + "`swift run workbook site --serve` shows the site.\n"
  )
  return .pass
}

/// A path that can stand in an address, and does in every link of the site.
func checkedBase(_ base: String) throws -> String {
  guard base.wholeMatch(of: /(\/[\w.~-]+)+\/?/.asciiOnlyWordCharacters()) != nil else {
    throw Problem(
      "\"\(base)\" isn't the path of an address.",
      "Type it like /ComposableWorkbook.",
      exitCode: .usage
    )
  }
  return base
}
