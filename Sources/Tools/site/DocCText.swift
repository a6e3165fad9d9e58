// One page in DocC's Markdown, where that differs from GitHub's.

import Foundation
import Runner

/// - Parameters:
///   - page: Markdown as it is read on GitHub.
///   - language: what its indented code is written in.
///   - address: where a link leads on the site; nil if it has no page of that.
///   - exercise: the address of an exercise's page, by its name.
/// - Returns: the same page for DocC. What is folded on GitHub is behind a tab.
func docCText(
  _ page: String,
  language: String,
  address: (_ link: String) -> String?,
  exercise: (_ name: String) -> String?
) -> String {
  let marks = /`[^`]*`|(!?)\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)|\b\d\.\d+ ([A-Z]\w+)/
  var result: [String] = []
  var isCode = false
  // Whether tabs were begun. They end where nothing more is folded.
  var hasTabs = false
  var isFolded = false
  var isIndented = false
  for line in page.lines {
    let isFence = line.hasPrefix("```")
    if isFence { isCode.toggle() }
    // DocC looks for its directives in indented code, so that becomes fenced.
    if !isCode, line.hasPrefix("    "), isIndented || result.last?.isEmpty == true {
      result += (isIndented ? [] : ["```" + language]) + [String(line.dropFirst(4))]
      isIndented = true
      continue
    }
    if isIndented, !line.isEmpty {
      while result.last?.isEmpty == true { result.removeLast() }
      result += ["```", ""]
      isIndented = false
    }
    if isCode || isFence {
      result.append(isCode && line == "```" ? "```text" : line)
    } else if line.hasPrefix("<!--") {
      continue
    } else if line == "<details>" {
      if !hasTabs { result += ["@TabNavigator {", #"@Tab("Closed") {"#, "&nbsp;", "}"] }
      (hasTabs, isFolded) = (true, true)
    } else if let summary = line.wholeMatch(of: /<summary>(.*)<\/summary>/)?.1 {
      let title = summary.replacing("`", with: "").replacing("\"", with: "'")
      result += ["@Tab(\"\(title)\") {", ""]
    } else if line == "</details>" {
      result.append("}")
      isFolded = false
    } else {
      if hasTabs, !isFolded, !line.isEmpty {
        result.append("}\n")
        hasTabs = false
      }
      // A heading shows no code, and leads nowhere.
      result.append(
        line.hasPrefix("#")
          ? line.plainText
          : line.replacing(marks) { match in
            if let link = match.3 {
              return address(String(link)).map { "\(match.1!)[\(match.2!)](\($0))" }
                ?? String(match.2!)
            }
            guard let name = match.4, let address = exercise(String(name)) else {
              return String(match.0)
            }
            return "[\(match.0)](\(address))"
          }
      )
    }
  }
  return (result + (isIndented ? ["```"] : []) + (hasTabs ? ["}"] : [])).joined(separator: "\n")
    .withAbstract
}

extension String {
  /// Without the marks of links and code, and without a "…" between spaces or quotes: see
  /// `isUnreachable`.
  var plainText: String {
    replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.replacing("`", with: "")
      .replacing("'…'", with: "'x'").replacing(" …", with: "")
  }

  /// DocC leaves punctuation out of a heading's address, and silently drops links to an address
  /// with two hyphens in a row, or one at its end.
  var isUnreachable: Bool {
    let address = plainText.filter { !$0.isPunctuation || $0 == "-" }.replacing(" ", with: "-")
    return address.contains("--") || address.hasSuffix("-")
  }

  /// What DocC calls a heading in an address: it leaves out the punctuation itself.
  var docCAnchor: String {
    plainText.replacing(" ", with: "-")
      .addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-"])) ?? ""
  }

  /// A page's first paragraph is its summary in lists. So how long a lesson takes comes after it.
  fileprivate var withAbstract: String {
    var parts = split(separator: "\n\n", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[1].contains(" minutes · ") else { return self }
    if parts[2].hasPrefix("> ") { parts[2] = parts[2].dropFirst(2) }
    parts.swapAt(1, 2)
    return parts.joined(separator: "\n\n")
  }
}
