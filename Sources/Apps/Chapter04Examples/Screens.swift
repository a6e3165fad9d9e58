// The examples on a terminal. Each screen is a function of its feature's state, and shows exactly
// the keys that do something.

import AppScreen
import Chapter04Modern

extension Examples.NumberFact.State {
  public var screen: Screen<Examples.NumberFact.Action> {
    let button = isFactButtonEnabled ? "[ fact ]" : "◌ asking"
    let text = fact ?? failure.map { "! \($0)" }
    return Screen(
      title: "A number and a fact",
      body: [centered("\(count)"), "", centered(button)] + (text.map { ["", $0] } ?? []),
      keys: [
        Key("+", "+ up", .incrementButtonTapped), Key("-", "- down", .decrementButtonTapped),
      ] + (isFactButtonEnabled ? [Key("f", "f fact", .factButtonTapped)] : [])
    )
  }
}

extension Examples.Search.State {
  public var screen: Screen<Examples.Search.Action> {
    var body = ["search: \(query)_", ""]
    if hasFailed {
      body.append("! The search failed. Type on to try again.")
    } else if hasFoundNothing {
      body.append("  Nothing found.")
    } else if !query.isEmpty {
      body += results.prefix(9).map { "  \($0)" }
      if results.count > 9 { body.append("  … and \(results.count - 9) more") }
    }
    return Screen(
      title: "Search",
      body: body,
      keys: [Key(.escapeKey, "escape clears it", .queryChanged(""))],
      typing: Typing(query) { .queryChanged($0) }
    )
  }
}

extension Examples.Items.State {
  public var screen: Screen<Examples.Items.Action> {
    var body = AppScreen.rows(rows, orElse: isLoading ? "" : "There are no items") {
      "\($0.name) × \($0.quantity)\($0.isSaving ? " ◌" : "")"
    }
    if isLoading { body.append("◌ one moment") }
    if hasFailed { body.append("! The items could not be loaded.") }
    var keys = rowKeys(rows, "open") { Examples.Items.Action.rowTapped($0.id) }
    if rows.count > 1 { keys.append(Key("o", "o sort by name", .sortButtonTapped)) }
    if !isLoading { keys.append(Key("r", "r reload", .appeared)) }
    return Screen(title: "Items", body: body, keys: keys)
  }
}

extension Examples.Item.State {
  public var screen: Screen<Examples.Item.Action> {
    Screen(
      title: name,
      body: [centered("× \(quantity)"), "", centered(isSaving ? "◌ saving" : "")],
      keys: [
        Key("+", "+ one more", .incrementButtonTapped),
        Key("-", quantity > 1 ? "- one less" : "- the last one", .decrementButtonTapped),
        Key("s", "s save", .saveButtonTapped),
      ]
    )
  }
}

extension Examples.Inventory.State {
  public var screen: Screen<Examples.Inventory.Action> {
    guard let selected else { return items.screen.map { .items($0) } }
    var screen = selected.screen.map { action in
      Examples.Inventory.Action.items(.rows(.element(id: selected.id, action: action)))
    }
    screen.keys.append(Key("b", "b back", .backTapped))
    return screen
  }
}
