// The slower way to build a plan: as a package of its own, by SwiftPM.

struct PackageBuild {
  let plan: BuildPlan
  /// The workbook's package, for its libraries.
  let package: Path
  let folder: Path
  private let limit = Duration.seconds(600)

  func build() async throws -> Builder.Product {
    try (folder / "Package.swift").writeIfChanged(manifest)
    try write(plan.sources, to: folder / "Tests")
    for library in plan.libraries {
      try write(library.sources, to: folder / "Sources" / library.name)
    }
    let result = try await Subprocess(
      executable: "/usr/bin/env",
      arguments: ["swift", "build", "--build-tests", "--quiet"] + location
        + [
          "-diagnostic-style=llvm", "-no-color-diagnostics",
          // The index finds the tests. Without this option, indexing all of Foundation takes as
          // long as everything else.
          "-index-ignore-system-modules",
        ].flatMap { ["-Xswiftc", $0] },
      limit: limit
    ).run()
    let text = result.output.text + result.errors.text
    switch result.ending {
    case .timedOut:
      throw Problem(
        "SwiftPM was still building after \(limit.text).",
        "Close other programs, then try again."
      )
    case .stopped: throw Subprocess.stopped("SwiftPM")
    case .exited, .signaled: break
    }
    let diagnostics = plan.diagnostics(in: text)
    guard result.ending == .exited(0) else {
      let isRejected = diagnostics.contains { $0.severity == .error && $0.place != nil }
      if isRejected { return .rejected(diagnostics) } else { throw Breakdown(text) }
    }
    return .program(
      Subprocess(
        executable: "/usr/bin/env",
        arguments: ["swift", "test", "--skip-build"] + location
      ),
      warnings: diagnostics
    )
  }

  private func write(_ sources: [SourceFile], to folder: Path) throws {
    for name in folder.contents where !sources.contains(where: { $0.name == name }) {
      (folder / name).remove()
    }
    for source in sources { try (folder / source.name).writeIfChanged(source.text) }
  }

  private var location: [String] { ["--package-path", folder.description] }

  private var manifest: String {
    let products = plan.imports.map { #".product(name: "\#($0)", package: "ComposableWorkbook")"# }
    let mine = plan.libraries.map(\.name.literal)
    // Each may import those before it.
    let libraries = mine.indices.map { index in
      let dependencies = mine[..<index] + products
      return
        ".target(name: \(mine[index]), dependencies: [\(dependencies.joined(separator: ", "))]),"
    }
    return """
      // swift-tools-version: 6.1

      import PackageDescription

      let package = Package(
        name: "\(plan.name)Check",
        platforms: [.macOS(.v14)],
        dependencies: [
          .package(name: "ComposableWorkbook", path: \(package.description.literal))
        ],
        targets: [
          \(libraries.joined(separator: "\n    "))
          .testTarget(
            name: "\(plan.module)",
            dependencies: [\((mine + products).joined(separator: ", "))],
            path: "Tests")
        ]
      )

      """
  }
}
