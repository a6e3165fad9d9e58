// The command: reads its words, takes the inventory, prints what was asked for.

import Foundation
import SharedCommands
import Terminal

struct InventoryCommand {
  private let output: Output
  private let errors: Output
  private let display: Display

  init(output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO) {
    self.output = Output(output)
    self.errors = Output(errors)
    display = Display(of: output)
  }

  static let program = Program(
    name: "swift run workbook inventory",
    standard: Command<Void>.inventory(action: ())
  )

  /// The exit code: 0, 1 if `--fail-on` found something, 2 for wrong usage, 3 if printing fails.
  func run(_ words: [String]) -> Int32 {
    exitCode(errors: errors) {
      let (command, arguments) = try Self.program.parse(words)
      if arguments.has(.help) {
        let lines = Self.program.help(for: command, width: width)
        try output.write(lines.map { $0 + "\n" }.joined())
        return 0
      }
      return try run(arguments)
    }
  }

  private var width: Int { display.isTerminal ? Size(of: output.descriptor).columns : 80 }

  private func run(_ arguments: Arguments) throws -> Int32 {
    let only = try arguments[.only].map(construct(named:))
    let style = try arguments[.failOn].map(style(named:))
    let saved = try arguments[.since].map(savedInventory(in:))
    for path in arguments.operands where !FileManager.default.fileExists(atPath: path) {
      throw UsageError(happened: "There is no \(path).", advice: "Name a folder of Swift code.")
    }
    let inventory = Inventory(reading: arguments.operands)
    if inventory.files.isEmpty, inventory.skips.isEmpty {
      throw UsageError(
        happened: "There is no Swift file in \(arguments.operands.joined(separator: ", ")).",
        advice: "Name a folder of Swift code."
      )
    }
    let title = arguments.operands.map { ($0 as NSString).lastPathComponent }.joined(
      separator: ", "
    )
    var printer = Printer(
      style: Style(isAllowed: display.hasColour),
      width: width
    )
    var listed = inventory.uses.filter { $0.isSure && $0.construct.step != nil }
    if let only { listed = inventory.uses.filter { $0.construct.name == only.name } }
    var removed: Int?
    if let saved {
      let comparison = Comparison(of: listed, since: saved.only(only))
      (listed, removed) = (comparison.new, comparison.removed)
    }
    if let style { listed = listed.filter { $0.construct.mustGo(whenLeaving: style) } }

    if arguments.has(.inventoryJSON) {
      try output.write(try JSONReport(inventory).text)
    } else if arguments.has(.markdown) {
      try output.write(inventory.markdown(of: title))
    } else if only == nil, saved == nil, style == nil {
      try output.write(inventory.report(of: title, on: printer).text)
    } else {
      printer.list(listed, removed: removed, style: style)
      try output.write(printer.text)
    }
    return style != nil && !listed.isEmpty ? 1 : 0
  }

  private func construct(named name: String) throws(UsageError) -> Construct {
    let names = Construct.all.map(\.name)
    if let found = Construct.all.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return found
    }
    throw UsageError(
      happened: "There is no construct \"\(name)\".",
      advice: suggestion(for: name, of: names) ?? "docs/reference/inventory.md lists them."
    )
  }

  private func style(named name: String) throws(UsageError) -> CodeStyle {
    if let style = CodeStyle.allCases.first(where: { $0.name == name }) { return style }
    throw UsageError(
      happened: "There is no style \"\(name)\".",
      advice: "There are \(CodeStyle.allCases.map(\.name).joined(separator: ", "))."
    )
  }

  private func savedInventory(in path: String) throws(UsageError) -> JSONReport {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode(JSONReport.self, from: data)
    } catch {
      throw UsageError(
        happened: "\(path) isn't an inventory that can be read.",
        advice: "Save one with --json."
      )
    }
  }
}

extension JSONReport {
  /// One construct's uses, or those of all that a step replaces.
  fileprivate func only(_ construct: Construct?) -> JSONReport {
    var copy = self
    for index in copy.files.indices {
      copy.files[index].uses.removeAll { use in
        construct.map { use.construct != $0.name } ?? (use.step == nil)
      }
    }
    return copy
  }
}

extension Printer {
  /// One line each, for `grep` and for a CI's log.
  fileprivate mutating func list(_ uses: [Use], removed: Int?, style: CodeStyle?) {
    for use in uses {
      let page = Step.folder + use.construct.page
      let text = "\(use.place): \(use.construct.name)\(use.isSure ? "" : ", not sure"); see \(page)"
      add(path: text, indent: "")
    }
    let of = style.map { " of \($0.name) or older" } ?? ""
    if let removed {
      add("\(count(uses.count, "new use"))\(of); \(removed) that were saved are gone.")
    } else {
      add("\(count(uses.count, "use"))\(of).")
    }
  }
}
