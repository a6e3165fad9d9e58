// The check of the page that shows a stranger around: Sources/README.md lists the modules
// by layer, from top to bottom, and the manifest must agree.

import Runner

struct LayerVerifier: Sendable {
  let manifest: String
  let page: String

  static let path = "Sources/README.md"

  var problems: [String] {
    let layers = layers
    let modules = modules
    let folders = Set(modules.map(\.folder))
    return modules.filter { layers[$0.folder] == nil }
      .map { "\(Self.path) does not link \($0.folder), the folder of \($0.name)." }
      + layers.keys.filter { !folders.contains($0) }.sorted()
      .map { "\(Self.path) links \($0), which is no module's folder." }
      + modules.flatMap { module in
        modules.filter {
          module.dependencies.contains($0.name)
            && layers[$0.folder, default: 0] < layers[module.folder, default: 0]
        }
        .map { "\(module.name) depends on \($0.name), which \(Self.path) lists in a higher layer." }
      }
  }

  /// The layers of the folders that the page links in code, ``[`Terminal`](Support/Terminal)``. The
  /// page's headings are the layers, and the first is the highest.
  private var layers: [String: Int] {
    var layers: [String: Int] = [:]
    for (layer, section) in page.split(separator: "\n## ").enumerated() {
      for link in section.matches(of: /\[`\w+`\]\(([\w\/]+?)(?:\/README\.md)?\)/) {
        layers[String(link.1)] = layer
      }
    }
    return layers
  }

  private struct Module {
    let name: String
    /// Its folder in Sources.
    let folder: String
    let dependencies: [String]
  }

  /// The manifest's modules that are in Sources. Without a path, a module's folder has its name.
  private var modules: [Module] {
    manifest.split(
      separator: /\.(?:executableT|testT|t)arget\(/,
      omittingEmptySubsequences: false
    )
    .dropFirst()
    .compactMap { text in
      guard let name = text.firstMatch(of: /name: "(\w+)"/)?.1 else { return nil }
      let path = text.firstMatch(of: /path: "(\w+)\/([\w\/]+)"/)
      guard path == nil ? !name.hasSuffix("Tests") : path?.1 == "Sources" else { return nil }
      let dependencies = text.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      return Module(
        name: String(name),
        folder: String(path?.2 ?? name),
        dependencies: dependencies.matches(of: /"(\w+)"/).map { String($0.1) }
      )
    }
  }
}
