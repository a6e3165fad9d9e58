// swift-tools-version: 6.2

import PackageDescription

let libraries = ["LIBRARIES"].map {
  Target.Dependency.product(name: $0, package: "ComposableWorkbook")
}

let package = Package(
  name: "Counter",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Counter", targets: ["Counter"])],
  dependencies: [
    // For others, name the address that you cloned the workbook from:
    // .package(url: "https://…/ComposableWorkbook", branch: "main")
    .package(name: "ComposableWorkbook", path: "CLONE")
  ],
  targets: [
    .target(name: "Counter", dependencies: libraries),
    .testTarget(name: "CounterTests", dependencies: ["Counter"] + libraries),
  ]
)
