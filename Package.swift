// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ComposableWorkbook",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Chapter01Functions", targets: ["Chapter01Functions"]),
    .library(name: "Chapter01PrimeTime", targets: ["Chapter01PrimeTime"]),
    .library(name: "Chapter01Views", targets: ["Chapter01Views"]),
    .library(name: "Chapter02Pullback", targets: ["Chapter02Pullback"]),
    .library(name: "Chapter02PrimeTime", targets: ["Chapter02PrimeTime"]),
    .library(name: "Chapter02Views", targets: ["Chapter02Views"]),
    .library(name: "Chapter03Effects", targets: ["Chapter03Effects"]),
    .library(name: "Chapter03PrimeTime", targets: ["Chapter03PrimeTime"]),
    .library(name: "Chapter03Examples", targets: ["Chapter03Examples"]),
    .library(name: "Chapter03Views", targets: ["Chapter03Views"]),
    .library(name: "Chapter04Modern", targets: ["Chapter04Modern"]),
    .library(name: "Chapter04Compatibility", targets: ["Chapter04Compatibility"]),
    .library(name: "Chapter04TestSupport", targets: ["Chapter04TestSupport"]),
    .library(name: "Chapter04Views", targets: ["Chapter04Views"]),
    .library(name: "Diagnostics", targets: ["Diagnostics"]),
    .library(name: "ReducerTesting", targets: ["ReducerTesting"]),
    .library(name: "Migration", targets: ["Migration"]),
    .executable(name: "workbook", targets: ["workbook"]),
    .executable(name: "primetime", targets: ["primetime"]),
  ],
  targets: [
    .target(name: "Chapter01Functions", exclude: ["README.md"]),
    .target(name: "Chapter01PrimeTime"),
    .target(name: "Chapter02Pullback", exclude: ["README.md"]),
    .target(name: "Chapter02PrimeTime", dependencies: ["Chapter02Pullback"]),
    .target(name: "Chapter03Effects", dependencies: ["Diagnostics"], exclude: ["README.md"]),
    .target(name: "Chapter03PrimeTime", dependencies: ["Chapter03Effects"]),
    .target(name: "Chapter03Examples", dependencies: ["Chapter03Effects", "Diagnostics"]),
    .target(name: "Chapter04Modern", dependencies: ["Diagnostics"], exclude: ["README.md"]),
    .target(name: "Chapter04PrimeTime", dependencies: ["Chapter04Modern"]),
    .target(name: "Chapter04Examples", dependencies: ["AppScreen", "Chapter04Modern"]),
    .target(name: "Chapter04SyncUps", dependencies: ["AppScreen", "Chapter04Modern"]),
    .target(name: "Chapter04TicTacToe", dependencies: ["AppScreen", "Chapter04Modern"]),
    .target(name: "Chapter04VoiceMemos", dependencies: ["AppScreen", "Chapter04Modern"]),
    .target(name: "Chapter04Todos", dependencies: ["AppScreen", "Chapter04Modern"]),
    .target(name: "Chapter04CaseStudies", dependencies: ["AppScreen", "Chapter04Modern"]),
    .target(name: "Chapter04Compatibility", dependencies: ["Chapter04Modern", "Diagnostics"]),
    .target(name: "Chapter04TestSupport", dependencies: ["Chapter04Modern"]),
    .target(name: "Chapter01Views", dependencies: ["Chapter01Functions", "Chapter01PrimeTime"]),
    .target(name: "Chapter02Views", dependencies: ["Chapter02PrimeTime"]),
    .target(name: "Chapter03Views", dependencies: ["Chapter03Examples"]),
    .target(
      name: "Chapter04Views",
      dependencies: [
        "Chapter04Examples", "Chapter04PrimeTime", "Chapter04SyncUps", "Chapter04TicTacToe",
      ]
    ),
    .target(name: "Diagnostics"),
    .target(name: "ReducerTesting", dependencies: ["Diagnostics"]),
    .target(
      name: "Migration",
      dependencies: ["Chapter02Pullback", "Chapter03Effects", "Chapter04Modern", "Diagnostics"]
    ),
    .target(
      name: "MigrationExamples",
      dependencies: [
        "Chapter02PrimeTime", "Chapter02Pullback", "Chapter03Effects", "Chapter03PrimeTime",
        "Chapter04Modern", "Migration",
      ]
    ),
    .target(name: "Terminal"),
    .target(name: "Apps", dependencies: ["Terminal"]),
    .target(name: "AppScreen", dependencies: ["Chapter04Modern", "Terminal"]),
    .executableTarget(name: "workbook", dependencies: ["Apps", "Chapter04Modern", "Terminal"]),
    .executableTarget(
      name: "primetime",
      dependencies: [
        "AppScreen", "Apps", "Chapter01Functions", "Chapter01PrimeTime", "Chapter02PrimeTime",
        "Chapter03Examples", "Chapter03PrimeTime", "Chapter04CaseStudies", "Chapter04Examples",
        "Chapter04PrimeTime", "Chapter04SyncUps", "Chapter04TicTacToe", "Chapter04Todos",
        "Chapter04VoiceMemos", "Diagnostics", "MigrationExamples", "Terminal",
      ]
    ),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Chapter02Pullback", "Chapter03Effects", "Chapter04Modern", "Migration",
        "TerminalTesting",
      ]
    ),

    .target(name: "TerminalTesting", path: "Tests/TerminalTesting"),
    .target(name: "ServerTesting", path: "Tests/ServerTesting"),
    .target(
      name: "AppScreenTesting",
      dependencies: ["AppScreen", "Chapter04Modern", "ReducerTesting"],
      path: "Tests/AppScreenTesting"
    ),
    .testTarget(
      name: "AppScreenTests",
      dependencies: ["AppScreen", "AppScreenTesting", "Chapter04Modern"]
    ),
    .testTarget(name: "Chapter01FunctionsTests", dependencies: ["Chapter01Functions"]),
    .testTarget(
      name: "Chapter01PrimeTimeTests",
      dependencies: ["Chapter01Functions", "Chapter01PrimeTime"]
    ),
    .testTarget(
      name: "Chapter02PullbackTests",
      dependencies: ["Chapter02PrimeTime", "ReducerTesting"]
    ),
    .testTarget(
      name: "Chapter02PrimeTimeTests",
      dependencies: ["Chapter02PrimeTime", "ReducerTesting"]
    ),
    .testTarget(
      name: "Chapter03EffectsTests",
      dependencies: ["Chapter03Effects", "ReducerTesting"]
    ),
    .target(
      name: "Chapter03Testing",
      dependencies: ["Chapter03Effects"],
      path: "Tests/Chapter03Testing"
    ),
    .testTarget(
      name: "Chapter03ExamplesTests",
      dependencies: ["Chapter03Examples", "Chapter03Testing"]
    ),
    .testTarget(
      name: "Chapter03PrimeTimeTests",
      dependencies: ["Chapter03PrimeTime", "Chapter03Testing", "ReducerTesting"]
    ),
    // Real files and connections take real time, and so aren't among the tests that a capstone runs
    // at each save: those are in the targets that begin like the chapter's.
    .testTarget(
      name: "PrimeTimeClientsTests",
      dependencies: ["Chapter03PrimeTime", "Chapter03Testing", "ServerTesting"]
    ),
    .executableTarget(
      name: "FileStorageWriter",
      dependencies: ["Chapter04Modern"],
      path: "Tests/FileStorageWriter"
    ),
    .testTarget(
      name: "Chapter04ModernTests",
      dependencies: ["Chapter04Modern", "Chapter04Examples", "ReducerTesting", "FileStorageWriter"]
    ),
    .testTarget(
      name: "Chapter04PrimeTimeTests",
      dependencies: ["Chapter04PrimeTime", "ReducerTesting"]
    ),
    .testTarget(
      name: "Chapter04ExamplesTests",
      dependencies: [
        "AppScreenTesting", "Chapter04Examples", "Chapter04PrimeTime", "ServerTesting",
      ]
    ),
    .testTarget(
      name: "Chapter04TodosTests",
      dependencies: ["AppScreenTesting", "Chapter04Todos"]
    ),
    .testTarget(
      name: "Chapter04SyncUpsTests",
      dependencies: ["AppScreenTesting", "Chapter04SyncUps"]
    ),
    .testTarget(
      name: "Chapter04TicTacToeTests",
      dependencies: ["AppScreenTesting", "Chapter04TicTacToe"]
    ),
    .testTarget(
      name: "Chapter04VoiceMemosTests",
      dependencies: ["AppScreenTesting", "Chapter04VoiceMemos"]
    ),
    .testTarget(
      name: "Chapter04CaseStudiesTests",
      dependencies: ["AppScreenTesting", "Chapter04CaseStudies"]
    ),
    .testTarget(
      name: "Chapter04CompatibilityTests",
      dependencies: ["Chapter04Compatibility", "Chapter04TestSupport"]
    ),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "EquivalenceTests",
      dependencies: [
        "Chapter01Functions", "Chapter01PrimeTime", "Chapter02PrimeTime", "Chapter03PrimeTime",
        "Chapter04PrimeTime", "ReducerTesting",
      ]
    ),
    .testTarget(name: "GuidesTests", dependencies: ["Chapter03Views", "Chapter04Views"]),
    .testTarget(
      name: "MigrationTests",
      dependencies: ["Migration", "MigrationExamples", "ReducerTesting"]
    ),
    .testTarget(name: "ReducerTestingTests", dependencies: ["Diagnostics", "ReducerTesting"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(
      name: "primetimeTests",
      dependencies: ["Apps", "Chapter04Modern", "primetime", "ReducerTesting", "TerminalTesting"]
    ),
    .testTarget(
      name: "workbookTests",
      dependencies: ["Apps", "Chapter04Modern", "ReducerTesting", "workbook", "TerminalTesting"]
    ),
  ]
)

// A debug build also indexes what it compiles, for editors. Left to itself it begins with the whole
// of Foundation, which takes a sixth of the time that a fresh clone needs; editors find the
// toolchain's own modules without it.
for target in package.targets {
  target.swiftSettings = [
    .unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug))
  ]
}
