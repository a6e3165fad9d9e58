// Where a package's modules are.

extension Path {
  /// The folder of one of a package's modules, which may also be a library that only tests use.
  func module(_ name: String) -> Path? {
    // The groups first: Migration is also the name of a module in it.
    let folders = ["Sources", "Tests"].flatMap { modules(in: $0).reversed() }
    return folders.map { $0 / name }.first(where: \.isFolder)
  }

  /// The folders of Sources or Tests that hold modules: itself, and those that group them.
  func modules(in folder: String) -> [Path] {
    let groups = ["Apps", "Views", "Migration", "Support", "Tools", "Helpers"]
    return [self / folder] + groups.map { self / folder / $0 }
  }
}
