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
    .target(name: "Chapter01PrimeTime", path: "Sources/Apps/Chapter01PrimeTime"),
    .target(name: "Chapter02Pullback", exclude: ["README.md"]),
    .target(
      name: "Chapter02PrimeTime",
      dependencies: ["Chapter02Pullback"],
      path: "Sources/Apps/Chapter02PrimeTime"
    ),
    .target(name: "Chapter03Effects", dependencies: ["Diagnostics"], exclude: ["README.md"]),
    .target(
      name: "Chapter03PrimeTime",
      dependencies: ["Chapter03Effects"],
      path: "Sources/Apps/Chapter03PrimeTime"
    ),
    .target(
      name: "Chapter03Examples",
      dependencies: ["Chapter03Effects", "Diagnostics"],
      path: "Sources/Apps/Chapter03Examples"
    ),
    .target(name: "Chapter04Modern", dependencies: ["Diagnostics"], exclude: ["README.md"]),
    .target(
      name: "Chapter04PrimeTime",
      dependencies: ["Chapter04Modern"],
      path: "Sources/Apps/Chapter04PrimeTime"
    ),
    .target(
      name: "Chapter04Examples",
      dependencies: ["AppScreen", "Chapter04Modern"],
      path: "Sources/Apps/Chapter04Examples"
    ),
    .target(
      name: "Chapter04SyncUps",
      dependencies: ["AppScreen", "Chapter04Modern"],
      path: "Sources/Apps/Chapter04SyncUps"
    ),
    .target(
      name: "Chapter04TicTacToe",
      dependencies: ["AppScreen", "Chapter04Modern"],
      path: "Sources/Apps/Chapter04TicTacToe"
    ),
    .target(
      name: "Chapter04VoiceMemos",
      dependencies: ["AppScreen", "Chapter04Modern"],
      path: "Sources/Apps/Chapter04VoiceMemos"
    ),
    .target(
      name: "Chapter04Todos",
      dependencies: ["AppScreen", "Chapter04Modern"],
      path: "Sources/Apps/Chapter04Todos"
    ),
    .target(
      name: "Chapter04CaseStudies",
      dependencies: ["AppScreen", "Chapter04Modern"],
      path: "Sources/Apps/Chapter04CaseStudies"
    ),
    .target(
      name: "Chapter04Compatibility",
      dependencies: ["Chapter04Modern", "Diagnostics"],
      path: "Sources/Migration/Chapter04Compatibility"
    ),
    .target(
      name: "Chapter04TestSupport",
      dependencies: ["Chapter04Modern"],
      path: "Sources/Migration/Chapter04TestSupport"
    ),
    .target(
      name: "Chapter01Views",
      dependencies: ["Chapter01Functions", "Chapter01PrimeTime"],
      path: "Sources/Views/Chapter01Views"
    ),
    .target(
      name: "Chapter02Views",
      dependencies: ["Chapter02PrimeTime"],
      path: "Sources/Views/Chapter02Views"
    ),
    .target(
      name: "Chapter03Views",
      dependencies: ["Chapter03Examples"],
      path: "Sources/Views/Chapter03Views"
    ),
    .target(
      name: "Chapter04Views",
      dependencies: [
        "Chapter04Examples", "Chapter04PrimeTime", "Chapter04SyncUps", "Chapter04TicTacToe",
      ],
      path: "Sources/Views/Chapter04Views"
    ),
    .target(name: "Diagnostics", path: "Sources/Support/Diagnostics"),
    .target(
      name: "ReducerTesting",
      dependencies: ["Diagnostics"],
      path: "Sources/Support/ReducerTesting"
    ),
    .target(
      name: "Migration",
      dependencies: ["Chapter02Pullback", "Chapter03Effects", "Chapter04Modern", "Diagnostics"],
      path: "Sources/Migration/Migration"
    ),
    .target(
      name: "MigrationExamples",
      dependencies: [
        "Chapter02PrimeTime", "Chapter02Pullback", "Chapter03Effects", "Chapter03PrimeTime",
        "Chapter04Modern", "Migration",
      ],
      path: "Sources/Migration/MigrationExamples"
    ),
    .target(name: "Terminal", path: "Sources/Support/Terminal"),
    .target(name: "Apps", dependencies: ["Terminal"], path: "Sources/Tools/Apps"),
    .target(
      name: "AppScreen",
      dependencies: ["Chapter04Modern", "Terminal"],
      path: "Sources/Apps/AppScreen"
    ),
    .executableTarget(
      name: "workbook",
      dependencies: ["Apps", "Chapter04Modern", "Terminal"],
      path: "Sources/Tools/workbook"
    ),
    .executableTarget(
      name: "primetime",
      dependencies: [
        "AppScreen", "Apps", "Chapter01Functions", "Chapter01PrimeTime", "Chapter02PrimeTime",
        "Chapter03Examples", "Chapter03PrimeTime", "Chapter04CaseStudies", "Chapter04Examples",
        "Chapter04PrimeTime", "Chapter04SyncUps", "Chapter04TicTacToe", "Chapter04Todos",
        "Chapter04VoiceMemos", "Diagnostics", "MigrationExamples", "Terminal",
      ],
      path: "Sources/Tools/primetime"
    ),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Chapter02Pullback", "Chapter03Effects", "Chapter04Modern", "Migration",
        "TerminalTesting",
      ],
      path: "Sources/Tools/benchmark"
    ),

    .target(name: "TerminalTesting", path: "Tests/Helpers/TerminalTesting"),
    .target(name: "ServerTesting", path: "Tests/Helpers/ServerTesting"),
    .target(
      name: "AppScreenTesting",
      dependencies: ["AppScreen", "Chapter04Modern", "ReducerTesting"],
      path: "Tests/Helpers/AppScreenTesting"
    ),
    .testTarget(
      name: "AppScreenTests",
      dependencies: ["AppScreen", "AppScreenTesting", "Chapter04Modern"],
      path: "Tests/Apps/AppScreenTests"
    ),
    .testTarget(name: "Chapter01FunctionsTests", dependencies: ["Chapter01Functions"]),
    .testTarget(
      name: "Chapter01PrimeTimeTests",
      dependencies: ["Chapter01Functions", "Chapter01PrimeTime"],
      path: "Tests/Apps/Chapter01PrimeTimeTests"
    ),
    .testTarget(
      name: "Chapter02PullbackTests",
      dependencies: ["Chapter02PrimeTime", "ReducerTesting"]
    ),
    .testTarget(
      name: "Chapter02PrimeTimeTests",
      dependencies: ["Chapter02PrimeTime", "ReducerTesting"],
      path: "Tests/Apps/Chapter02PrimeTimeTests"
    ),
    .testTarget(
      name: "Chapter03EffectsTests",
      dependencies: ["Chapter03Effects", "ReducerTesting"]
    ),
    .target(
      name: "Chapter03Testing",
      dependencies: ["Chapter03Effects"],
      path: "Tests/Helpers/Chapter03Testing"
    ),
    .testTarget(
      name: "Chapter03ExamplesTests",
      dependencies: ["Chapter03Examples", "Chapter03Testing"],
      path: "Tests/Apps/Chapter03ExamplesTests"
    ),
    .testTarget(
      name: "Chapter03PrimeTimeTests",
      dependencies: ["Chapter03PrimeTime", "Chapter03Testing", "ReducerTesting"],
      path: "Tests/Apps/Chapter03PrimeTimeTests"
    ),
    // Real files and connections take real time, and so aren't among the tests that a capstone runs
    // at each save: those are in the targets that begin like the chapter's.
    .testTarget(
      name: "PrimeTimeClientsTests",
      dependencies: ["Chapter03PrimeTime", "Chapter03Testing", "ServerTesting"],
      path: "Tests/Apps/PrimeTimeClientsTests"
    ),
    .executableTarget(
      name: "FileStorageWriter",
      dependencies: ["Chapter04Modern"],
      path: "Tests/Helpers/FileStorageWriter"
    ),
    .testTarget(
      name: "Chapter04ModernTests",
      dependencies: ["Chapter04Modern", "Chapter04Examples", "ReducerTesting", "FileStorageWriter"]
    ),
    .testTarget(
      name: "Chapter04PrimeTimeTests",
      dependencies: ["Chapter04PrimeTime", "ReducerTesting"],
      path: "Tests/Apps/Chapter04PrimeTimeTests"
    ),
    .testTarget(
      name: "Chapter04ExamplesTests",
      dependencies: [
        "AppScreenTesting", "Chapter04Examples", "Chapter04PrimeTime", "ServerTesting",
      ],
      path: "Tests/Apps/Chapter04ExamplesTests"
    ),
    .testTarget(
      name: "Chapter04TodosTests",
      dependencies: ["AppScreenTesting", "Chapter04Todos"],
      path: "Tests/Apps/Chapter04TodosTests"
    ),
    .testTarget(
      name: "Chapter04SyncUpsTests",
      dependencies: ["AppScreenTesting", "Chapter04SyncUps"],
      path: "Tests/Apps/Chapter04SyncUpsTests"
    ),
    .testTarget(
      name: "Chapter04TicTacToeTests",
      dependencies: ["AppScreenTesting", "Chapter04TicTacToe"],
      path: "Tests/Apps/Chapter04TicTacToeTests"
    ),
    .testTarget(
      name: "Chapter04VoiceMemosTests",
      dependencies: ["AppScreenTesting", "Chapter04VoiceMemos"],
      path: "Tests/Apps/Chapter04VoiceMemosTests"
    ),
    .testTarget(
      name: "Chapter04CaseStudiesTests",
      dependencies: ["AppScreenTesting", "Chapter04CaseStudies"],
      path: "Tests/Apps/Chapter04CaseStudiesTests"
    ),
    .testTarget(
      name: "Chapter04CompatibilityTests",
      dependencies: ["Chapter04Compatibility", "Chapter04TestSupport"],
      path: "Tests/Migration/Chapter04CompatibilityTests"
    ),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Diagnostics"],
      path: "Tests/Support/DiagnosticsTests"
    ),
    .testTarget(
      name: "EquivalenceTests",
      dependencies: [
        "Chapter01Functions", "Chapter01PrimeTime", "Chapter02PrimeTime", "Chapter03PrimeTime",
        "Chapter04PrimeTime", "ReducerTesting",
      ],
      path: "Tests/Apps/EquivalenceTests"
    ),
    .testTarget(name: "GuidesTests", dependencies: ["Chapter03Views", "Chapter04Views"]),
    .testTarget(
      name: "MigrationTests",
      dependencies: ["Migration", "MigrationExamples", "ReducerTesting"],
      path: "Tests/Migration/MigrationTests"
    ),
    .testTarget(
      name: "ReducerTestingTests",
      dependencies: ["Diagnostics", "ReducerTesting"],
      path: "Tests/Support/ReducerTestingTests"
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal"],
      path: "Tests/Support/TerminalTests"
    ),
    .testTarget(
      name: "primetimeTests",
      dependencies: ["Apps", "Chapter04Modern", "primetime", "ReducerTesting", "TerminalTesting"],
      path: "Tests/Tools/primetimeTests"
    ),
    .testTarget(
      name: "workbookTests",
      dependencies: ["Apps", "Chapter04Modern", "ReducerTesting", "workbook", "TerminalTesting"],
      path: "Tests/Tools/workbookTests"
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
