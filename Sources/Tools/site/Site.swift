// Which pages the site has, where each link leads, and what is listed under what: DocC silently
// drops a page that no other lists.

import Runner

struct Site {
  /// A page, by its path in the package. A folder is its README.md, or the list of its files.
  struct Page {
    enum Kind: String {
      case text = "Pages"
      case exercise = "Exercises"
      case file = "Files"
    }

    var kind: Kind
    var text = ""
    /// The pages that it links to, in order.
    var links: [String] = []
  }

  static let name = "ComposableWorkbook"

  /// Texts by their path in the package.
  private let files: [String: String]
  /// The lessons that the exercises belong to, by the exercises' folders.
  private let lessons: [String: String]
  private(set) var pages: [String: Page] = [:]
  private(set) var problems: [String] = []
  /// The images that pages show.
  private(set) var images: Set<String> = []
  private var waiting: [String] = []

  init(files: [String: String], lessons: [String: String] = [:]) {
    (self.files, self.lessons) = (files, lessons)
    waiting = files.keys.map(page).filter { markdown(of: $0) != nil }.sorted()
    var last = 0
    while last < waiting.count {
      add(waiting[last])
      last += 1
    }
    let named = pages.keys.map { ($0, Self.fileName($0).lowercased()) }
    let all = Dictionary(grouping: named + images.map { ($0, Path($0).name) }, by: \.1)
    problems += all.values.filter { $0.count > 1 }
      .map { "\($0.map(\.0).sorted().joined(separator: " and ")) would have one name." }
    problems.sort()
  }

  // MARK: - Pages

  private mutating func add(_ page: String) {
    guard pages[page] == nil else { return }
    let title = Path(page).name
    if let markdown = markdown(of: page) {
      pages[page] = Page(kind: lessons[page] == nil ? .text : .exercise)
      let language = lessons[page] == nil ? "text" : "swift"
      let text = docCText(markdown, language: language) { link, line in
        address(of: link, on: page, line: line)
      } exercise: { name in
        lessons.keys.first { $0.hasSuffix("-\(name)") && $0 != page }
          .map { "doc:\(Self.fileName($0))" }
      }
      pages[page]?.text = text
    } else if let text = files[page] {
      let lines = text.lines
      let opening = lines.prefix { $0.hasPrefix("// ") && !$0.hasPrefix("// snippet.") }
        .map { $0.dropFirst(3) }
      pages[page] = Page(
        kind: .file,
        text: """
          # \(title)

          \(opening.isEmpty ? "`\(page)`" : opening.joined(separator: "\n"))

          ````\(title.contains(".") ? title.split(separator: ".").last! : "")
          \(text)
          ````
          """
      )
    } else {
      pages[page] = Page(kind: .file, text: "# \(title)\n\n`\(page)`")
      let names = files.keys.filter { $0.hasPrefix(page + "/") }
        .map { $0.dropFirst(page.count + 1).prefix { $0 != "/" } }
      waiting += Set(names).map { "\(page)/\($0)" }
    }
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

  private mutating func address(of link: String, on page: String, line: Int) -> String {
    if link.contains(":") { return link }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let isFolder = files[page] == nil
    let file = isFolder ? (page.isEmpty ? "" : page + "/") + "README.md" : page
    let path = parts[0].isEmpty ? file : Self.path(String(parts[0]), from: file)
    let place = "\(file):\(line): the link to \(link)"
    guard files[path] != nil || files.keys.contains(where: { $0.hasPrefix(path + "/") }) else {
      problems.append("\(place) leads nowhere.")
      return link
    }
    if path.hasSuffix(".svg") {
      images.insert(path)
      return Path(path).name
    }
    let target = self.page(path)
    pages[page]?.links.append(target)
    waiting.append(target)
    let address = "doc:\(Self.fileName(target))"
    guard parts.count == 2 else { return address }
    let headings = (markdown(of: target) ?? "").lines.filter { $0.hasPrefix("#") }
      .map { String($0.drop { $0 == "#" }).trimmed }
    guard let heading = headings.first(where: { $0.gitHubAnchor == parts[1] }) else {
      problems.append("\(place) leads to no heading.")
      return link
    }
    // DocC finds no heading of the first page.
    return target.isEmpty ? address : "\(address)#\(heading.docCAnchor)"
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
    let parts = Dictionary(grouping: pages.keys.filter { !$0.isEmpty }, by: parent)
    return Dictionary(
      uniqueKeysWithValues: pages.map { path, page in
        let parts = parts[path, default: []]
          .map { (page.links.lastIndex(of: $0) ?? .max, $0) }.sorted { $0 < $1 }.map(\.1)
        let groups = [Page.Kind.text, .exercise, .file].map { kind in
          (kind, parts.filter { pages[$0]!.kind == kind }.map { "- <doc:\(Self.fileName($0))>" })
        }
        let topics = groups.filter { !$0.1.isEmpty }.map { kind, links in
          "### \(kind.rawValue)\n\n\(links.joined(separator: "\n"))"
        }
        let list = topics.isEmpty ? [] : ["## Topics"] + topics
        return (
          Self.fileName(path) + ".md",
          ([page.text] + (path.isEmpty ? [Self.root] : []) + list).joined(separator: "\n\n") + "\n"
        )
      }
    )
  }

  /// Under which other page a page is listed.
  private func parent(of page: String) -> String {
    if let lesson = lessons[page] { return lesson }
    var folder = Path(page).folder.description
    while pages[folder] == nil { folder = Path(folder).folder.description }
    return folder
  }
}
