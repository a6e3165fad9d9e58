// Writes DocC's catalogue and the symbol graphs of the libraries, and starts DocC: to build the
// site, or to show it on this machine.

import Foundation
import Runner

struct SiteBuild {
  let package: Path
  let files: [String: String]
  let libraries: [DocumentedLibrary]

  private var folder: Path { package / ".build/site" }
  private var graphs: Path { folder / "graphs" }
  private var catalogue: Path { folder / "\(Site.name).docc" }
  var html: Path { folder / "html" }

  init(package: Path) {
    self.package = package
    var files: [String: String] = [:]
    func read(_ name: String) {
      let path = package / name
      for child in path.contents { read("\(name)/\(child)") }
      if !path.isFolder { files[name] = try? path.read() }
    }
    let roots = ["Chapters", "Sources", "Tests", "docs", ".ci"]
    for name in roots + package.contents where !(package / name).isFolder || roots.contains(name) {
      read(name)
    }
    self.files = files
    libraries = DocumentedLibrary.all(in: files)
  }

  func writeCatalogue(_ catalog: Catalog) throws -> Site {
    var files = files
    var lessons: [String: String] = [:]
    files["API.md"] = DocumentedLibrary.list(libraries)
    for (index, exercise) in catalog.exercises.enumerated() {
      let chapter = "Chapters/\(exercise.chapter.folder.name)"
      let folder = "\(chapter)/Exercises/\(exercise.folder.name)"
      guard let lesson = exercise.chapter.page(with: exercise.lesson)?.name else { continue }
      lessons[folder] = "\(chapter)/\(lesson)"
      files[folder + "/README.md"] = exercise.page(
        files: files,
        path: folder,
        lesson: lesson,
        previous: index == 0 ? nil : catalog.exercises[index - 1],
        next: catalog.exercises.dropFirst(index + 1).first
      )
    }
    let site = Site(files: files, lessons: lessons, libraries: libraries)
    catalogue.remove()
    try catalogue.createFolder()
    for (name, text) in site.catalogue { try (catalogue / name).write(text) }
    for library in libraries { try (catalogue / "\(library.name).md").write(library.page) }
    for image in site.images {
      // DocC has a switch for dark pages, so an image in two appearances becomes two.
      let (name, dark) = (Path(image).name.dropLast(4), "@media (prefers-color-scheme: dark)")
      let text = files[image, default: ""]
      try (catalogue / "\(name).svg").write(text.replacing(dark, with: "@media not all"))
      try (catalogue / "\(name)~dark.svg").write(text.replacing(dark, with: "@media all"))
    }
    // DocC's own grey for comments is hard to read.
    let grey = #"{"light": "rgb(87, 96, 106)", "dark": "rgb(158, 167, 179)"}"#
    try (catalogue / "theme-settings.json").write(
      #"{"theme": {"color": {"syntax-comments": \#(grey)}}}"#
    )
    return site
  }

  func writeSymbolGraphs() async throws {
    graphs.remove()
    try graphs.createFolder()
    let target = try await run(["swiftc", "-print-target-info"]).text
    let flags =
      [
        "-I", (package / ".build/debug/Modules").description, "-output-dir", graphs.description,
        "-minimum-access-level", "public", "-skip-synthesized-members",
        "-emit-extension-block-symbols",
      ]
      + [("-target", /"triple": "([^"]+)"/), ("-sdk", /"sdkPath": "([^"]+)"/)]
      .flatMap { flag, value in target.firstMatch(of: value).map { [flag, String($0.1)] } ?? [] }
    _ = try await inParallel(libraries) { library in
      let words = ["swift-symbolgraph-extract", "-module-name", library.name] + flags
      let (isDone, text) = try await run(words)
      if !isDone {
        throw Problem("\(library.name) has no symbol graph: \(text)", "Build it first.")
      }
    }
  }

  /// Shows the site on this machine only, by DocC, until Ctrl-C.
  func serve(at port: String, _ console: Console) async throws {
    guard UInt16(port) != nil else {
      throw Problem("\"\(port)\" isn't a port.", "Type a number up to 65535.", exitCode: .usage)
    }
    try console.print("Building the site, which takes a minute.\n")
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: Self.starter)
    process.arguments = docc("preview", into: folder / "preview") + ["--port", port]
    process.standardOutput = pipe
    try process.run()
    let address = "http://localhost:\(port)/documentation/\(Site.name.lowercased())"
    try await withTaskCancellationHandler {
      // DocC lists every library's page, when it answers.
      var text = ""
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        let isNew = !text.contains(address)
        text += String(decoding: data, as: UTF8.self)
        if isNew, text.contains(address) { try console.print("\(address). Ctrl-C ends it.\n") }
      }
    } onCancel: {
      process.terminate()
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem("DocC doesn't show the site at \(port).", "Type another port.")
    }
  }

  /// The words that start DocC.
  private func docc(_ command: String, into folder: Path) -> [String] {
    [
      "docc", command, catalogue.description, "--additional-symbol-graph-dir", graphs.description,
      "--output-dir", folder.description, "--fallback-display-name", Site.name,
      "--fallback-default-module-kind", "Library", "--default-code-listing-language", "swift",
      "--disable-parameters-and-returns-validation",
    ]
  }

  /// - Parameter base: the path of the site's address.
  /// - Returns: what DocC has found wrong with the pages, a line each.
  func convert(_ site: Site, base: String?) async throws -> [String] {
    // If this is interrupted, the previous site is still there.
    let new = folder / "new"
    new.remove()
    let (isDone, text) = try await run(
      docc("convert", into: new) + ["--warnings-as-errors", "--ide-console-output"]
        + (base.map { ["--hosting-base-path", $0] } ?? [])
    )
    guard isDone else {
      let problems = text.lines.filter { $0.contains(/: (?:warning|error):/) }
      return problems.isEmpty ? [text] : problems
    }
    // DocC has nothing at the site's root.
    let start = "documentation/\(Site.name.lowercased())"
    try (new / "index.html").write(
      "<!doctype html><meta http-equiv=\"refresh\" content=\"0; url=\(start)/\">\n"
    )
    let old = folder / "old"
    old.remove()
    if html.exists { try html.move(to: old) }
    try new.move(to: html)
    old.remove()
    let data = html / "data" / start
    return site.pages.keys.map(Site.fileName).sorted()
      .filter { $0 != Site.name && !(data / "\($0.lowercased()).json").exists }
      .map { "DocC has dropped \($0)." }
  }

  /// What starts the toolchain's programs.
  private static var starter: String {
    #if os(macOS)
      "/usr/bin/xcrun"
    #else
      "/usr/bin/env"
    #endif
  }

  private func run(_ words: [String]) async throws -> (isDone: Bool, text: String) {
    let result = try await Subprocess(Self.starter, words).run()
    return (result.ending == .exited(0), result.output.text + result.errors.text)
  }
}
