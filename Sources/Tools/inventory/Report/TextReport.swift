// What a person reads: what there is, what is mixed, what blocks the next step, what to do first.

import Terminal

extension Inventory {
  func report(of title: String, on printer: Printer) -> Printer {
    var printer = printer
    let users = architectureFiles
    let counts = "\(users.count) of \(count(files.count, "Swift file"))"
    let verb = users.count == 1 || files.count == 1 ? "uses" : "use"
    printer.heading("\(title): \(counts) \(verb) the architecture.")
    if let build {
      printer.add(build)
      for build in builds.prefix(Self.shown) { printer.add(path: build.path, indent: "  ") }
    }
    if let version = estimate.sentence { printer.add("Written for \(version)") }
    for place in estimate.places { printer.add(path: place, indent: "  ") }
    if !previews.isEmpty {
      printer.add(
        "\(count(previews.count, "file")) \(previews.count == 1 ? "imports" : "import") "
          + "\(ImportedLibrary.preview), the preview of 2.0. Its names are others, and aren't counted here."
      )
    }
    if !users.isEmpty {
      let bar = progressBar(done: progress, of: 100, width: min(48, printer.width))
      printer.add("\(bar) of the way to \(Version.newest)", as: printer.style.cyan)
      addFolders(to: &printer)
      addMixed(to: &printer)
      addSteps(to: &printer)
    }
    addUnsure(to: &printer)
    addSkips(to: &printer)
    return printer
  }

  private func addFolders(to printer: inout Printer) {
    printer.heading("By folder")
    let groups = folders
    let column = min(groups.map { columns(of: $0.name) }.max() ?? 0, printer.width / 2)
    for (name, files) in groups { printer.add(name, summary(of: files), column: column) }
    if groups.count > 1 { printer.add("in all", summary(of: architectureFiles), column: column) }
  }

  /// The files that use the architecture, by module, or by folder where there are no modules.
  private var folders: [(name: String, files: [FileReport])] {
    let paths = architectureFiles.map { $0.path.split(separator: "/").map(String.init) }
    var shared = paths.first?.dropLast().map { $0 } ?? []
    for path in paths {
      shared = zip(shared, path.dropLast()).prefix { $0 == $1 }.map(\.0)
    }
    func groups(_ depth: ([String]) -> Int) -> [String: [([String], FileReport)]] {
      Dictionary(grouping: zip(paths, architectureFiles).map { ($0, $1) }) { path, _ in
        let folder = path.dropLast().prefix(max(shared.count + 1, depth(path)))
        return folder.isEmpty ? "." : folder.joined(separator: "/")
      }
    }
    let modules = groups { path in (path.firstIndex { $0 == "Sources" || $0 == "Tests" } ?? -2) + 2
    }
    let groups = modules.count > 16 ? groups { _ in 0 } : modules
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(\.1)) }
  }

  /// "3 environment, 2 mixed": the files of each style.
  private func summary(of files: [FileReport]) -> String {
    let estimates = files.map(\.estimate)
    let styles = CodeStyle.allCases.compactMap { style -> String? in
      let number = estimates.count { !$0.isMixed && $0.styles == [style] }
      return number == 0 ? nil : "\(number) \(style.name)"
    }
    let mixed = estimates.count(where: \.isMixed)
    return (styles + (mixed == 0 ? [] : ["\(mixed) mixed"])).joined(separator: ", ")
  }

  private func addMixed(to printer: inout Printer) {
    let mixed = architectureFiles.filter(\.estimate.isMixed)
    if mixed.isEmpty { return }
    printer.heading("Mixed in one file")
    for file in mixed.prefix(Self.shown) {
      printer.add(path: file.path, indent: "  ")
      printer.add("\(file.estimate.name)\(file.example)", indent: "    ")
    }
    addRest(mixed.count, "file", to: &printer)
  }

  private func addSteps(to printer: inout Printer) {
    let plan = plan
    let next = nextStep
    addLeft(plan.filter { item in next.map { item.step < $0 } ?? true }, to: &printer)
    guard let next else {
      printer.heading("No step is left.")
      return
    }
    printer.heading("The next step: \(next.rawValue)")
    printer.add(path: Step.folder + next.page, indent: "  ", as: printer.style.dim)
    let blockers = plan.filter { $0.step == next && $0.construct.blocks != nil }
    printer.heading(blockers.isEmpty ? "Nothing special blocks it." : "What blocks it")
    for item in blockers {
      let text = "\(item.construct.name), \(count(item.uses.count, "place")): "
      printer.add(text + item.construct.blocks! + ".", indent: "  ")
    }
    addFirst(plan.filter { $0.step == next }, of: next, to: &printer)
    let later = Dictionary(grouping: plan.filter { $0.step > next }, by: \.step)
    if later.isEmpty { return }
    printer.heading("Then")
    for (step, items) in later.sorted(by: { $0.key < $1.key }) {
      let names = items.map { "\($0.construct.name) (\($0.uses.count))" }
      printer.add("\(step.rawValue): \(names.joined(separator: ", "))", indent: "  ")
    }
  }

  /// What the next step replaces. A step that replaces nothing only raises the version.
  private func addFirst(_ items: [PlanItem], of step: Step, to printer: inout Printer) {
    printer.heading("Do first")
    if items.isEmpty {
      let target = step.targets.map { " to \($0.lowerBound)" } ?? ""
      printer.add("Raise only the version\(target), in a commit of its own.", indent: "  ")
      return
    }
    printer.add(
      "Tests: make them pass as they are, and write those that are missing for what you move. Then "
        + "\(step.order), a commit each:",
      indent: "  "
    )
    printer.add(path: Step.folder + "test.md#how-to-test", indent: "  ", as: printer.style.dim)
    for (index, item) in items.enumerated() {
      printer.add("\(index + 1). \(item.title), \(count(item.uses.count, "place"))", indent: "  ")
      addPlaces(of: item, to: &printer)
    }
  }

  /// What belongs to steps that are taken.
  private func addLeft(_ items: [PlanItem], to printer: inout Printer) {
    // What one step renames, a later one names again.
    let items = items.filter { $0.step == $0.construct.step }
    if items.isEmpty { return }
    let uses = items.map(\.uses.count).reduce(0, +)
    printer.heading("\(count(uses, "place")) of an older style \(uses == 1 ? "is" : "are") left")
    for item in items {
      printer.add("\(item.title), \(count(item.uses.count, "place"))", indent: "  ")
      addPlaces(of: item, to: &printer)
    }
  }

  private func addPlaces(of item: PlanItem, to printer: inout Printer) {
    for use in item.uses.prefix(3) { printer.add(path: use.place, indent: "     ") }
    if item.uses.count > 3 { printer.add("and \(item.uses.count - 3) more", indent: "     ") }
    printer.add(path: item.page, indent: "     ", as: printer.style.dim)
  }

  private func addUnsure(to printer: inout Printer) {
    let unsure = uses.filter { !$0.isSure }
    if unsure.isEmpty { return }
    printer.heading("Not sure")
    printer.add(
      "\(count(unsure.count, "name")) in files that don't import the library, counted nowhere above:",
      indent: "  "
    )
    for use in unsure.prefix(Self.shown) {
      printer.add(path: "\(use.place): \(use.construct.name)", indent: "    ")
    }
    addRest(unsure.count, "name", to: &printer)
  }

  private func addSkips(to printer: inout Printer) {
    if skips.isEmpty { return }
    printer.heading("Not read")
    for reason in Skip.Reason.allCases {
      let skips = skips.filter { $0.reason == reason }
      let files = skips.map(\.files).reduce(0, +)
      if files > 0 { printer.add("\(count(files, "file")) \(reason.rawValue)", indent: "  ") }
      for sentence in skips.compactMap(\.sentence).prefix(Self.shown) {
        printer.add(sentence, indent: "    ")
      }
    }
  }

  private func addRest(_ total: Int, _ noun: String, to printer: inout Printer) {
    if total > Self.shown {
      printer.add("and \(count(total - Self.shown, "more \(noun)")); --json has all", indent: "  ")
    }
  }

  /// How many of a kind are listed.
  static let shown = 5
}

extension FileReport {
  /// A construct of each style that a mixed file has, with its line.
  fileprivate var example: String {
    guard let newest = estimate.newest, let left = estimate.leftovers.first else { return "" }
    return " (\(left.construct.name) in line \(left.line), \(newest.construct.name) in line "
      + "\(newest.line))"
  }
}
