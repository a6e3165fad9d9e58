// swift-tools-version: 6.2
// For Xcode, which doesn't read compile_commands.json. The workbook writes this file, and doesn't
// use it.

import Foundation
import PackageDescription

let libraries = [
  "Chapter01Functions", "Chapter01PrimeTime", "Chapter02Pullback", "Chapter02PrimeTime",
  "Chapter03Effects", "Chapter03PrimeTime", "Chapter03Examples", "Chapter04Modern", "Diagnostics",
  "Migration", "ReducerTesting",
]
let files = FileManager.default

func contents(_ folder: String) -> [String] {
  ((try? files.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(folder)")) ?? [])
    .filter { $0.hasSuffix(".swift") || !$0.contains(".") }.sorted()
}

/// An exercise, or a feature of your own, with its chapter's library and those that it names.
func target(_ name: String, in folder: String) -> Target {
  let path = "\(Context.packageDirectory)/\(folder)/\(name)"
  let paths = [path] + (files.subpaths(atPath: path) ?? []).map { "\(path)/\($0)" }
  let text = paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined()
  let module = name.replacingOccurrences(of: ".swift", with: "")
  let tested = "Tests/\(folder)/\(module)Tests.swift"
  return .testTarget(
    name: String(module.drop { $0.isNumber || $0 == "-" }),
    dependencies: libraries.filter { (folder + text).contains($0) }
      .map { .product(name: $0, package: "ComposableWorkbook") },
    path: ".",
    sources: ["\(folder)/\(name)"]
      + [tested].filter { files.fileExists(atPath: "\(Context.packageDirectory)/\($0)") }
  )
}

let package = Package(
  name: "Workspace",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ComposableWorkbook", path: "CLONE")],
  targets: (contents("").filter { $0.hasPrefix("Chapter") } + ["My"]).flatMap { folder in
    contents(folder).map { target($0, in: folder) }
  }
)
