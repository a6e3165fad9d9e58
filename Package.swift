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
    .executable(name: "inventory", targets: ["inventory"]),
  ],
  targets: [
    // Support: what everything else may import.
    .target(name: "Diagnostics", path: "Sources/Support/Diagnostics"),
    .target(
      name: "ReducerTesting",
      dependencies: ["Diagnostics"],
      path: "Sources/Support/ReducerTesting"
    ),
    .target(name: "Terminal", path: "Sources/Support/Terminal"),

    // The four chapters, none of which imports another.
    .target(name: "Chapter01Functions", exclude: ["README.md"]),
    .target(name: "Chapter02Pullback", exclude: ["README.md"]),
    .target(name: "Chapter03Effects", dependencies: ["Diagnostics"], exclude: ["README.md"]),
    // The part of chapter 4 that the workbook's watch is made of is a module of its own, because a
    // first verdict waits for it.
    .target(name: "Chapter04Core", dependencies: ["Diagnostics"], exclude: ["README.md"]),
    .target(
      name: "Chapter04Modern",
      dependencies: ["Chapter04Core", "Diagnostics"],
      exclude: ["README.md"]
    ),

    // Apps on the chapters' libraries.
    .target(name: "Chapter01PrimeTime", path: "Sources/Apps/Chapter01PrimeTime"),
    .target(
      name: "Chapter02PrimeTime",
      dependencies: ["Chapter02Pullback"],
      path: "Sources/Apps/Chapter02PrimeTime"
    ),
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
    .target(
      name: "AppScreen",
      dependencies: ["Chapter04Modern", "Terminal"],
      path: "Sources/Apps/AppScreen"
    ),
    .target(
      name: "Chapter04PrimeTime",
      dependencies: ["AppScreen", "Chapter04Modern", "Terminal"],
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

    // Views: SwiftUI and UIKit, for the apps.
    .target(
      name: "Chapter01Views",
      dependencies: ["Chapter01Functions", "Chapter01PrimeTime"],
      path: "Sources/Views/Chapter01Views"
    ),
    .target(
      name: "Chapter02Views",
      dependencies: ["Chapter02PrimeTime", "Chapter02Pullback"],
      path: "Sources/Views/Chapter02Views"
    ),
    .target(
      name: "Chapter03Views",
      dependencies: ["Chapter03Effects", "Chapter03Examples"],
      path: "Sources/Views/Chapter03Views"
    ),
    .target(
      name: "Chapter04Views",
      dependencies: [
        "Chapter04CaseStudies", "Chapter04Examples", "Chapter04Modern", "Chapter04PrimeTime",
        "Chapter04SyncUps",
      ],
      path: "Sources/Views/Chapter04Views"
    ),

    // Migration: from one chapter's library to the next, and to the public one.
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

    // Tools: the programs.
    .target(
      name: "SharedCommands",
      dependencies: ["Terminal"],
      path: "Sources/Tools/SharedCommands"
    ),
    .target(
      name: "Runner",
      dependencies: ["Chapter04Core", "SharedCommands", "Terminal"],
      path: "Sources/Tools/Runner",
      exclude: ["README.md"]
    ),
    .executableTarget(name: "workbook", dependencies: ["Runner"], path: "Sources/Tools/workbook"),
    .target(
      name: "Cards",
      dependencies: ["Runner", "Terminal"],
      path: "Sources/Tools/Cards"
    ),
    .target(name: "Find", dependencies: ["Runner", "Terminal"], path: "Sources/Tools/Find"),
    .executableTarget(
      name: "classroom",
      dependencies: ["Cards", "Find", "Runner", "Terminal"],
      path: "Sources/Tools/classroom"
    ),
    .executableTarget(
      name: "verify",
      dependencies: ["Cards", "Runner", "SharedCommands", "Terminal"],
      path: "Sources/Tools/verify"
    ),
    .executableTarget(
      name: "primetime",
      dependencies: [
        "AppScreen", "Chapter01Functions", "Chapter01PrimeTime", "Chapter02PrimeTime",
        "Chapter02Pullback", "Chapter03Effects", "Chapter03Examples", "Chapter03PrimeTime",
        "Chapter04CaseStudies", "Chapter04Examples", "Chapter04Modern", "Chapter04PrimeTime",
        "Chapter04SyncUps", "Chapter04TicTacToe", "Chapter04Todos", "Chapter04VoiceMemos",
        "Diagnostics", "MigrationExamples", "SharedCommands", "Terminal",
      ],
      path: "Sources/Tools/primetime"
    ),
    .executableTarget(
      name: "inventory",
      dependencies: ["SharedCommands", "Terminal"],
      path: "Sources/Tools/inventory"
    ),
    // It reads the modules of the libraries whose API it shows, and imports none of them.
    .executableTarget(
      name: "site",
      dependencies: [
        "Chapter01Functions", "Chapter01PrimeTime", "Chapter02PrimeTime", "Chapter02Pullback",
        "Chapter03Effects", "Chapter03Examples", "Chapter03PrimeTime", "Chapter04Compatibility",
        "Chapter04Core", "Chapter04Modern", "Chapter04TestSupport", "Diagnostics", "Migration",
        "ReducerTesting", "Runner", "SharedCommands", "Terminal",
      ],
      path: "Sources/Tools/site"
    ),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Chapter02Pullback", "Chapter03Effects", "Chapter04Modern", "Runner", "TerminalTesting",
      ],
      path: "Sources/Tools/benchmark"
    ),

    // Tests: what they share.
    .target(
      name: "AppScreenTesting",
      dependencies: ["AppScreen", "Chapter04Modern", "ReducerTesting"],
      path: "Tests/Helpers/AppScreenTesting"
    ),
    .target(
      name: "Chapter03Testing",
      dependencies: ["Chapter03Effects"],
      path: "Tests/Helpers/Chapter03Testing"
    ),
    .executableTarget(
      name: "FileStorageWriter",
      dependencies: ["Chapter04Modern"],
      path: "Tests/Helpers/FileStorageWriter"
    ),
    .target(
      name: "IssueTesting",
      dependencies: ["Diagnostics"],
      path: "Tests/Helpers/IssueTesting"
    ),
    .target(name: "ServerTesting", path: "Tests/Helpers/ServerTesting"),
    .target(name: "TerminalTesting", path: "Tests/Helpers/TerminalTesting"),

    // Tests of the chapters.
    .testTarget(name: "Chapter01FunctionsTests", dependencies: ["Chapter01Functions"]),
    .testTarget(
      name: "Chapter02PullbackTests",
      dependencies: ["Chapter02PrimeTime", "Chapter02Pullback", "ReducerTesting"]
    ),
    .testTarget(
      name: "Chapter03EffectsTests",
      dependencies: ["Chapter03Effects", "Diagnostics", "IssueTesting", "ReducerTesting"]
    ),
    .testTarget(
      name: "Chapter04ModernTests",
      dependencies: [
        "Chapter04Core", "Chapter04Examples", "Chapter04Modern", "Diagnostics", "FileStorageWriter",
        "IssueTesting",
      ]
    ),
    .testTarget(
      name: "GuidesTests",
      dependencies: [
        "Chapter02Pullback", "Chapter03Effects", "Chapter03Views", "Chapter04Compatibility",
        "Chapter04Examples", "Chapter04Modern", "Chapter04PrimeTime", "Chapter04Views",
        "IssueTesting",
      ]
    ),

    // Tests of everything else, in folders like those of Sources.
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Diagnostics"],
      path: "Tests/Support/DiagnosticsTests"
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
      name: "Chapter01PrimeTimeTests",
      dependencies: ["Chapter01Functions", "Chapter01PrimeTime"],
      path: "Tests/Apps/Chapter01PrimeTimeTests"
    ),
    .testTarget(
      name: "Chapter02PrimeTimeTests",
      dependencies: ["Chapter02PrimeTime", "Chapter02Pullback", "ReducerTesting"],
      path: "Tests/Apps/Chapter02PrimeTimeTests"
    ),
    .testTarget(
      name: "Chapter03PrimeTimeTests",
      dependencies: [
        "Chapter03Effects", "Chapter03PrimeTime", "Chapter03Testing", "Diagnostics",
        "ReducerTesting",
      ],
      path: "Tests/Apps/Chapter03PrimeTimeTests"
    ),
    // Real files and connections take real time, and so aren't among the tests that a capstone runs
    // at each save: those are in the targets that begin like the chapter's.
    .testTarget(
      name: "PrimeTimeClientsTests",
      dependencies: [
        "Chapter03Effects", "Chapter03PrimeTime", "Chapter03Testing", "ServerTesting",
      ],
      path: "Tests/Apps/PrimeTimeClientsTests"
    ),
    .testTarget(
      name: "Chapter03ExamplesTests",
      dependencies: ["Chapter03Effects", "Chapter03Examples", "Chapter03Testing"],
      path: "Tests/Apps/Chapter03ExamplesTests"
    ),
    .testTarget(
      name: "AppScreenTests",
      dependencies: ["AppScreen", "AppScreenTesting", "Chapter04Modern", "IssueTesting"],
      path: "Tests/Apps/AppScreenTests"
    ),
    .testTarget(
      name: "Chapter04PrimeTimeTests",
      dependencies: ["AppScreen", "Chapter04Modern", "Chapter04PrimeTime"],
      path: "Tests/Apps/Chapter04PrimeTimeTests"
    ),
    .testTarget(
      name: "Chapter04ExamplesTests",
      dependencies: [
        "AppScreen", "AppScreenTesting", "Chapter04Examples", "Chapter04Modern",
        "Chapter04PrimeTime", "IssueTesting", "ServerTesting",
      ],
      path: "Tests/Apps/Chapter04ExamplesTests"
    ),
    .testTarget(
      name: "Chapter04SyncUpsTests",
      dependencies: [
        "AppScreen", "AppScreenTesting", "Chapter04Modern", "Chapter04SyncUps", "IssueTesting",
      ],
      path: "Tests/Apps/Chapter04SyncUpsTests"
    ),
    .testTarget(
      name: "Chapter04TicTacToeTests",
      dependencies: ["AppScreen", "AppScreenTesting", "Chapter04Modern", "Chapter04TicTacToe"],
      path: "Tests/Apps/Chapter04TicTacToeTests"
    ),
    .testTarget(
      name: "Chapter04VoiceMemosTests",
      dependencies: ["AppScreen", "AppScreenTesting", "Chapter04Modern", "Chapter04VoiceMemos"],
      path: "Tests/Apps/Chapter04VoiceMemosTests"
    ),
    .testTarget(
      name: "Chapter04TodosTests",
      dependencies: [
        "AppScreen", "AppScreenTesting", "Chapter04Modern", "Chapter04Todos", "IssueTesting",
      ],
      path: "Tests/Apps/Chapter04TodosTests"
    ),
    .testTarget(
      name: "Chapter04CaseStudiesTests",
      dependencies: ["AppScreen", "AppScreenTesting", "Chapter04CaseStudies", "Chapter04Modern"],
      path: "Tests/Apps/Chapter04CaseStudiesTests"
    ),
    .testTarget(
      name: "EquivalenceTests",
      dependencies: [
        "Chapter01Functions", "Chapter01PrimeTime", "Chapter02PrimeTime", "Chapter02Pullback",
        "Chapter03Effects", "Chapter03PrimeTime", "Chapter04Modern", "Chapter04PrimeTime",
        "ReducerTesting",
      ],
      path: "Tests/Apps/EquivalenceTests"
    ),
    .testTarget(
      name: "MigrationTests",
      dependencies: [
        "Chapter02PrimeTime", "Chapter02Pullback", "Chapter03Effects", "Chapter03PrimeTime",
        "Chapter04Modern", "Diagnostics", "Migration", "MigrationExamples", "ReducerTesting",
      ],
      path: "Tests/Migration/MigrationTests"
    ),
    .testTarget(
      name: "Chapter04CompatibilityTests",
      dependencies: ["Chapter04Compatibility", "Chapter04TestSupport", "IssueTesting"],
      path: "Tests/Migration/Chapter04CompatibilityTests"
    ),
    .testTarget(
      name: "primetimeTests",
      dependencies: ["SharedCommands", "TerminalTesting", "primetime"],
      path: "Tests/Tools/primetimeTests"
    ),
    // Some start the programs.
    .testTarget(
      name: "RunnerTests",
      dependencies: [
        "Chapter04Modern", "ReducerTesting", "Runner", "SharedCommands", "Terminal",
        "TerminalTesting", "classroom", "verify", "workbook",
      ],
      path: "Tests/Tools/RunnerTests",
      exclude: ["Process/Chapters"]
    ),
    .testTarget(
      name: "InventoryTests",
      dependencies: ["Runner", "SharedCommands", "Terminal", "inventory"],
      path: "Tests/Tools/InventoryTests"
    ),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", "Runner"],
      path: "Tests/Tools/CardsTests"
    ),
    .testTarget(
      name: "FindTests",
      dependencies: ["Find", "Runner"],
      path: "Tests/Tools/FindTests"
    ),
    .testTarget(name: "siteTests", dependencies: ["site"], path: "Tests/Tools/siteTests"),
    .testTarget(
      name: "verifyTests",
      dependencies: ["Cards", "Runner", "Terminal", "verify"],
      path: "Tests/Tools/verifyTests"
    ),
  ]
)

// What serves only the workbook's own build. Elsewhere the package is a dependency, and SwiftPM
// refuses one with flags of its own.
if !Context.packageDirectory.contains("/checkouts/") {
  // A debug build also indexes what it compiles, for editors, beginning with all of Foundation;
  // editors find the toolchain's own modules without that. And the compiler starts once for each
  // processor, rather than for every 25 files: each time it reads all the others.
  var flags = ["-index-ignore-system-modules", "-driver-batch-size-limit", "200"]
  // Nobody debugs the workbook before their first verdict, and without debug information that comes
  // sooner. For a debugger, set WORKBOOK_DEBUG.
  if Context.environment["WORKBOOK_DEBUG"] == nil {
    flags += ["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify"]
  }
  // A module is compiled at once, and not once more for a module that imports it: in two thirds of
  // the processor's time, since each of several processes would read all the files, and expand all
  // of their macros. What a first verdict waits for comes sooner from several.
  let whole = [
    "-wmo", "-no-emit-module-separately-wmo", "-num-threads", "1", "-disable-batch-mode",
  ]
  let isAwaited: Set = [
    "Chapter04Core", "Diagnostics", "Runner", "SharedCommands", "Terminal", "workbook",
  ]
  for target in package.targets {
    var all = isAwaited.contains(target.name) ? flags : flags + whole
    // It reads all pages for each search, in a fourth of the time.
    if target.name == "Find" { all.append("-O") }
    target.swiftSettings = [.unsafeFlags(all, .when(configuration: .debug))]
  }
}
