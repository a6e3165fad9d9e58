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
    Written for 0.41 to 0.42: `ReducerProtocol` came with 0.41
    (Sources/Shop/Shop.swift:3), and `Effect<Output, Failure>`
    (Sources/Cart/Cart.swift:3) was written until 0.42.
    [############---------------------------] 33/100 of the way to 1.25

    By folder
      Sources/Cart  1 environment
      Sources/Shop  2 protocol
      in all        1 environment, 2 protocol

    The next step: B, reducers become types
      docs/migration/which-version.md#b-reducers-become-types

    What blocks it
      eraseToEffect, 1 place: it makes an effect of a publisher, so its client has
        to become `async` as well.

    Do first
      1. an environment type, 1 place
         Sources/Cart/Cart.swift:3
         docs/migration/dependency.md#the-steps-environment--modern
      2. Reducer<State, Action, Environment>, 1 place
         Sources/Cart/Cart.swift:5
         docs/migration/reducer.md#the-steps-environment--modern
      3. AnyReducer, 1 place
         Sources/Shop/Shop.swift:6
         docs/migration/reducer.md#the-steps-environment--modern
      4. Reduce(_:environment:), 1 place
         Sources/Shop/Shop.swift:6
         docs/migration/reducer.md#the-steps-environment--modern
      5. Effect<Output, Failure>, 1 place
         Sources/Cart/Cart.swift:3
         docs/migration/effect.md#the-steps-environment--modern
      6. eraseToEffect, 1 place
         Sources/Cart/Cart.swift:6
         docs/migration/effect.md#a-client-that-returns-publishers

    Then
      C, to 1.0: ReducerProtocol (2)
      D, to 1.4 and 1.5: /Action.row (1)
      E, to 1.7 and 1.8: WithViewStore (1)
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

  @Test("Every width from 1 to 200 keeps to it, with any names", arguments: [1, 20, 79, 200])
  func width(width: Int) throws {
    try inFolder(shop) { folder in
      let printer = Printer(width: width, isTerminal: true)
      let lines = Inventory(reading: [folder]).report(of: "Shop", on: printer).lines
      #expect(width < 20 || lines.allSatisfy { columns(of: $0) <= width })
    }
  }

  @Test("The plan in Markdown names every place of every old construct")
  func markdown() throws {
    try inFolder(shop) { folder in
      let inventory = Inventory(reading: [folder])
      let text = inventory.markdown(of: "Shop")
      for use in inventory.uses where use.construct.step != nil {
        #expect(text.contains("- [ ] \(use.construct.name), "))
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
    #expect(read.progress == inventory.progress && read.next == Step.b.rawValue)
    let page = try String(
      contentsOf: package.appending(path: "docs/reference/inventory.md"),
      encoding: .utf8
    )
    for field in Set(text.matches(of: /"(\w+)" :/).map { String($0.1) }) {
      #expect(page.contains("`\(field)`") || Style.allCases.map(\.name).contains(field), "\(field)")
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
