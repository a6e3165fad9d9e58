// The slower way to build one exercise: as a package of its own, by SwiftPM.

struct PackageBuild {
  let exercise: Exercise
  let libraries: [String]
  /// The workbook's package, for its libraries.
  let package: Path
  let folder: Path

  func build(_ text: String, _ tests: String) async throws -> Builder.Product {
    try (folder / "Package.swift").writeIfChanged(manifest)
    try (folder / "Tests" / exercise.fileName).writeIfChanged(text)
    try (folder / "Tests" / "Tests.swift").writeIfChanged(tests)
    let result = try await Subprocess(
      executable: "/usr/bin/env",
      arguments: ["swift", "build", "--build-tests", "--quiet"] + location
        + ["-Xswiftc", "-diagnostic-style=llvm", "-Xswiftc", "-no-color-diagnostics"]
    ).run()
    return Builder.Product(
      Subprocess(
        executable: "/usr/bin/env",
        arguments: ["swift", "test", "--skip-build"] + location
      ),
      succeeded: result.ending == .exited(0),
      compilerOutput: result.output.text + result.errors.text,
      exercise: exercise
    )
  }

  private var location: [String] { ["--package-path", folder.description] }

  private var manifest: String {
    let products = libraries.map { #".product(name: "\#($0)", package: "ComposableWorkbook")"# }
    return """
      // swift-tools-version: 6.1

      import PackageDescription

      let package = Package(
        name: "\(exercise.name)Check",
        platforms: [.macOS(.v14)],
        dependencies: [
          .package(name: "ComposableWorkbook", path: \(package.description.literal))
        ],
        targets: [
          .testTarget(
            name: "\(exercise.name)", dependencies: [\(products.joined(separator: ", "))],
            path: "Tests")
        ]
      )

      """
  }
}
