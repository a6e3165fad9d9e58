// What is printed, and how the program ends.

import Foundation
import Terminal
import Testing

@testable import inventory

/// A small shop, half-way from environments to protocols.
private let shop = [
  "Sources/Cart/Cart.swift": """
  import ComposableArchitecture

  struct CartEnvironment { var load: () -> Effect<[Item], Never> }

  let cart = Reducer<Cart, CartAction, CartEnvironment> { state, action, environment in
    environment.load().map(CartAction.loaded).eraseToEffect()
  }
  """,
  "Sources/Shop/Shop.swift": """
  import ComposableArchitecture

  struct Shop: ReducerProtocol {
    var body: some ReducerProtocol<State, Action> {
      Scope(state: \\.cart, action: /Action.cart) {
        Reduce(AnyReducer(cart), environment: CartEnvironment(load: load))
      }
    }
  }
  """,
  "Sources/Shop/ShopView.swift": """
  import ComposableArchitecture
  import SwiftUI

  struct ShopView: View {
    let store: StoreOf<Shop>
    var body: some View {
      WithViewStore(store, observe: \\.count) { viewStore in Text("\\(viewStore.state)") }
    }
  }
  """,
]

@Suite struct OutputTests {
  private static let expected = """
    // snippet.report
    Shop: 3 of 3 Swift files use the architecture.
    Written for 0.41 to 0.42: `ReducerProtocol` came with 0.41, and `Effect<Output,
    Failure>` was written until 0.42.
      Sources/Shop/Shop.swift:3
      Sources/Cart/Cart.swift:3
    [##########-----------------------------] 27/100 of the way to 1.26

    By folder
      Sources/Cart  1 environment
      Sources/Shop  2 protocol
      in all        1 environment, 2 protocol

    The next step: A, up to 0.59
      docs/migration/which-version.md#a-up-to-059

    Nothing special blocks it.

    Do first
      Tests: make them pass as they are, and write those that are missing for what
        you move. Then construct by construct, a commit each:
      docs/migration/test.md#how-to-test
      1. write AnyReducer for Reducer<State, Action, Environment>, 1 place
         Sources/Cart/Cart.swift:5
         docs/migration/which-version.md#a-up-to-059
      2. write Effect<Action> or AnyPublisher for Effect<Output, Failure>, 1 place
         Sources/Cart/Cart.swift:3
         docs/migration/which-version.md#a-up-to-059

    Then
      B, reducers become types: Reducer<State, Action, Environment> (1), AnyReducer
        (1), Reduce(_:environment:) (1), Effect<Output, Failure> (1), eraseToEffect
        (1), an environment type (1)
      C, up to 1.23.3: ReducerProtocol (2)
      D, macros and key paths: /Action.row (1)
      E, views read the store: WithViewStore (1)
    // snippet.end
    """

  @Test("The report says what there is, what is mixed, what blocks, and what to do first")
  func report() throws {
    try inFolder(shop) { folder in
      let printed = Inventory(reading: [folder]).report(of: "Shop", on: Printer()).text
      let lines = Self.expected.split(separator: "\n", omittingEmptySubsequences: false)
      let expected = lines.filter { !$0.hasPrefix("// snippet.") }.map { $0 + "\n" }.joined()
      #expect(printed == expected)
    }
  }

  @Test(
    "Sentences keep to any width, and paths and links are never broken",
    arguments: [1, 20, 79, 200]
  )
  func width(width: Int) throws {
    try inFolder(shop) { folder in
      let lines = Inventory(reading: [folder]).report(of: "Shop", on: Printer(width: width)).lines
      // What can be clicked or copied is never broken, and has no spaces.
      let text = lines.filter { $0.drop { $0 == " " }.contains(" ") }
      #expect(width < 20 || text.allSatisfy { columns(of: $0) <= width })
      #expect(lines.contains { $0.hasSuffix("which-version.md#a-up-to-059") })
      #expect(lines.contains { $0.hasSuffix("Sources/Cart/Cart.swift:5") })
    }
  }

  @Test("The plan in Markdown names every place of every old construct")
  func markdown() throws {
    try inFolder(shop) { folder in
      let inventory = Inventory(reading: [folder])
      let text = inventory.markdown(of: "Shop")
      for use in inventory.uses where use.construct.step != nil {
        #expect(text.contains("\(use.construct.name)"))
        #expect(text.contains("`\(use.path)`: line"))
      }
      #expect(text.contains("## \(Step.b.rawValue)"))
    }
  }

  @Test("What is new since a saved inventory is found, though lines and files have moved")
  func since() throws {
    let saved = try inventory(of: shop)
    var changed = shop
    changed["Sources/Cart/CartReducer.swift"] = changed.removeValue(
      forKey: "Sources/Cart/Cart.swift"
    )
    changed["Sources/Shop/Shop.swift"]! = "// A comment.\n\n" + changed["Sources/Shop/Shop.swift"]!
    let old = JSONReport(saved)
    let moved = Comparison(of: try inventory(of: changed).uses, since: old)
    #expect(moved.new == [] && moved.removed == 0)
    changed["Sources/New.swift"] = "import ComposableArchitecture\nlet e: Effect<Int, Never>"
    changed["Sources/Shop/ShopView.swift"] = nil
    let grown = Comparison(of: try inventory(of: changed).uses, since: old)
    #expect(grown.new.map(\.place) == ["Sources/New.swift:2"])
    #expect(grown.removed == 2)
  }

  @Test("JSON that was written is read back, and has everything that the report is made from")
  func json() throws {
    let inventory = try inventory(of: shop)
    let text = try JSONReport(inventory).text
    let read = try JSONDecoder().decode(JSONReport.self, from: Data(text.utf8))
    #expect(read.files.flatMap(\.uses).count == inventory.uses.count)
    #expect(read.progress == inventory.progress && read.next == Step.a.rawValue)
    let page = try String(
      contentsOf: package.appending(path: "docs/reference/inventory.md"),
      encoding: .utf8
    )
    for field in Set(text.matches(of: /"(\w+)" :/).map { String($0.1) }) {
      #expect(
        page.contains("`\(field)`") || CodeStyle.allCases.map(\.name).contains(field),
        "\(field)"
      )
    }
  }

  @Test(
    "The program ends with 0, or with 1 if something of a style is left, or with 2 for wrong words"
  )
  func exitCodes() throws {
    try inFolder(shop) { folder in
      let saved = folder + "/saved.json"
      try JSONReport(Inventory(reading: [folder])).text.write(
        toFile: saved,
        atomically: true,
        encoding: .utf8
      )
      let codes: [([String], Int32)] = [
        ([folder, "--fail-on", "functions"], 0), ([folder, "--fail-on", "environment"], 1),
        ([folder, "--fail-on", "environment", "--since", saved], 0), ([folder], 0),
        ([folder, "--fail-on", "modern"], 2), ([folder, "--only", "Effects"], 2),
        ([folder, "--only", "anyreducer"], 0), ([folder + "/None"], 2), ([], 2),
        ([folder, "--since", folder + "/Sources/Shop/Shop.swift"], 2), ([folder, "--markdwn"], 2),
        ([folder, "--markdown"], 0), ([folder, "--json"], 0), (["--help"], 0),
      ]
      let nowhere = open("/dev/null", O_WRONLY)
      defer { close(nowhere) }
      let command = InventoryCommand(output: nowhere, errors: nowhere)
      for (words, code) in codes { #expect(command.run(words) == code, "\(words)") }
    }
  }

  private func inventory(of files: [String: String]) throws -> Inventory {
    var result: Inventory?
    try inFolder(files) { result = Inventory(reading: [$0]) }
    return result!
  }
}
