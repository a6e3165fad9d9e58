// Which pages the site has, where each link leads, and what is listed under what: DocC silently
// drops a page that no other lists.

import Runner

struct Site {
  static let name = "ComposableWorkbook"

  /// Texts by their path in the package.
  private let files: [String: String]
  /// The lessons that the exercises belong to, by the exercises' folders.
  private let lessons: [String: String]
  private let libraries: [DocumentedLibrary]
  /// What DocC reads, by the pages' paths in the package. A README.md is its folder's page.
  private(set) var pages: [String: String] = [:]
  private(set) var problems: [String] = []
  /// The images that pages show.
  private(set) var images: Set<String> = []
  /// How many links lead to files of which the site has no page. They are text.
  private(set) var linksToFiles = 0

  init(
    files: [String: String],
    lessons: [String: String] = [:],
    libraries: [DocumentedLibrary] = []
  ) {
    (self.files, self.lessons, self.libraries) = (files, lessons, libraries)
    for page in Set(files.keys.map(page)).sorted() {
      if let markdown = markdown(of: page) { pages[page] = text(of: page, markdown) }
    }
    let named = pages.keys.map { ($0, Self.fileName($0).lowercased()) }
    let all = Dictionary(grouping: named + images.map { ($0, Path($0).name) }, by: \.1)
    problems += all.values.filter { $0.count > 1 }
      .map { "\($0.map(\.0).sorted().joined(separator: " and ")) would have one name." }
    problems.sort()
  }

  // MARK: - Pages

  private mutating func text(of page: String, _ markdown: String) -> String {
    let isExercise = lessons[page] != nil
    let text = docCText(markdown, language: isExercise ? "swift" : "text") { link in
      address(of: link, on: page)
    } exercise: { name in
      lessons.keys.first { $0.hasSuffix("-\(name)") && $0 != page }
        .map { "doc:\(Self.fileName($0))" }
    }
    // The navigator shows which chapter comes first.
    guard let chapter = page.wholeMatch(of: /Chapters\/Chapter0(\d)\w+/)?.1 else { return text }
    return "# \(chapter). " + text.dropFirst("# ".count)
  }

  /// The page of a file: README.md is its folder's.
  private func page(_ file: String) -> String {
    let path = Path(file)
    guard path.name == "README.md" else { return file }
    return file == "README.md" ? "" : path.folder.description
  }

  private func markdown(of page: String) -> String? {
    if let text = files[page.isEmpty ? "README.md" : page + "/README.md"] { return text }
    let isProse =
      page.hasSuffix(".md") && !page.hasPrefix("Tests/") && !page.contains("/Exercises/")
    return isProse ? files[page] : nil
  }

  // MARK: - Links

  /// Where a link leads. DocC reports one that leads nowhere.
  private mutating func address(of link: String, on page: String) -> String? {
    if link.contains(":") { return link }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = files[page] == nil ? (page.isEmpty ? "" : page + "/") + "README.md" : page
    let path = parts[0].isEmpty ? file : Self.path(String(parts[0]), from: file)
    if path.hasSuffix(".svg"), files[path] != nil {
      images.insert(path)
      return Path(path).name
    }
    let target = self.page(path)
    guard let markdown = markdown(of: target) else {
      if let library = libraries.first(where: { "\(path)/".hasPrefix($0.folder + "/") }) {
        return "doc:/\(library.name)"
      }
      let exists = files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") }
      if !exists { return "doc:\(Self.fileName(path))" }
      linksToFiles += 1
      return nil
    }
    let address = "doc:\(Self.fileName(target))"
    // DocC finds no heading of the first page.
    guard parts.count == 2, !target.isEmpty else { return address }
    let lines = markdown.lines
    let line = lines.headings[String(parts[1])].map { lines[$0] }
    // A page's title is the page.
    if line?.hasPrefix("# ") == true { return address }
    let heading = line?.drop { $0 == "#" }.trimmed
    if heading?.isUnreachable == true {
      problems.append("\(file): DocC silently drops a link to the heading \(heading!).")
    }
    return "\(address)#\(heading?.docCAnchor ?? String(parts[1]))"
  }

  private static func path(_ link: String, from file: String) -> String {
    let steps = file.split(separator: "/").dropLast() + link.split(separator: "/")
    return steps.reduce(into: []) { path, step in
      if step == ".." { _ = path.popLast() } else if step != "." { path.append(String(step)) }
    }.joined(separator: "/")
  }

  // MARK: - The catalogue

  /// A page's name in DocC's catalogue, which is also its address.
  static func fileName(_ page: String) -> String {
    if page.isEmpty { return name }
    let path = page.hasSuffix(".md") ? String(page.dropLast(3)) : page
    return path.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// What makes a page the first one. Its siblings needn't be listed on every page: all are in the
  /// navigator.
  private static let root = """
    @Metadata {
      @TechnologyRoot
    }

    @Options(scope: global) {
      @AutomaticSeeAlso(disabled)
    }
    """

  /// DocC's files by their name.
  var catalogue: [String: String] {
    let children = Dictionary(grouping: pages.keys.filter { !$0.isEmpty }, by: parent)
    return Dictionary(
      uniqueKeysWithValues: pages.map { page, text in
        let children = children[page, default: []].sorted { order($0) < order($1) }
        let (exercises, texts) = (
          children.filter { lessons[$0] != nil }, children.filter { lessons[$0] == nil }
        )
        let topics = [("Pages", texts), ("Exercises", exercises)].filter { !$0.1.isEmpty }
          .map { title, pages in
            "### \(title)\n\n"
              + pages.map { "- <doc:\(Self.fileName($0))>" }.joined(separator: "\n")
          }
        let parts =
          [text] + (page.isEmpty ? [Self.root] : []) + (topics.isEmpty ? [] : ["## Topics"])
          + topics
        return (Self.fileName(page) + ".md", parts.joined(separator: "\n\n") + "\n")
      }
    )
  }

  /// By number, if files have one, and then by title.
  private func order(_ page: String) -> String {
    let name = Path(page).name
    return name.first?.isNumber == true ? name : pages[page, default: ""].lines[0].lowercased()
  }

  /// Under which other page a page is listed.
  private func parent(of page: String) -> String {
    if let lesson = lessons[page] { return lesson }
    var folder = Path(page).folder.description
    while pages[folder] == nil { folder = Path(folder).folder.description }
    return folder
  }
}
