// The rows of view stores, and of the views that took a store apart: all of it before 1.7, and in
// step E.

extension Construct {
  static let replaced =
    "store-and-view.md#what-replaces-withviewstore-ifletstore-foreachstore-switchstore"

  static let views: [Construct] = [
    Construct("@Reducer without @ObservableState", .macros, from: "1.4", until: "1.6")
      .moved("which-version.md#e-views-read-the-store", in: .e)
      .found(
        "@ Reducer … struct … { struct State; !ObservableState }",
        "@ Reducer … extension … { struct State; !ObservableState }"
      ),
    Construct("@PresentationState", .protocol, from: "0.54", until: "1.6")
      .moved("navigation.md#from-sheetstore-and-navigationstackstore", in: .e)
      .distinctive
      .found("@ PresentationState"),
    Construct("@BindingState", .protocol, from: "0.50", until: "1.6")
      .moved("store-and-view.md#binding", in: .e)
      .distinctive
      .found("@ BindingState"),
    Construct("BindingViewStore", .protocol, from: "0.55", until: "1.6")
      .moved("store-and-view.md#binding", in: .e)
      .distinctive
      .found("BindingViewStore", "@ BindingViewState"),
    Construct("WithViewStore", .environment, from: "0.40", until: "1.6")
      .moved(replaced, in: .e)
      .distinctive
      .found("WithViewStore(observe:)", "WithViewStore(…) {} content :"),
    Construct("ViewStore", .environment, from: "0.1", until: "1.6")
      .moved(replaced, in: .e)
      .distinctive
      .found("ViewStore<_, _>", "ViewStore(observe:)"),
    Construct("ViewStoreOf", .protocol, from: "0.41", until: "1.6")
      .moved(replaced, in: .e)
      .distinctive
      .found("ViewStoreOf"),
    Construct("a view store that a view owns", .environment, from: "0.1", until: "1.6")
      .moved(replaced, in: .e)
      .blocks("the view must read its store instead, which its own parent may have to hold")
      .found("@ ObservedObject … viewStore", "@ StateObject … viewStore"),
    Construct("a store that a view observes", .environment)
      .moved("store-and-view.md#app-entry", in: .e)
      .blocks("whatever makes the store must hold it, in a `let` of the app or in `@State`")
      .found(
        "@ ObservedObject … store = Store",
        "@ ObservedObject … store : StoreOf<_>",
        "@ ObservedObject … store : Store<_, _>"
      ),
    Construct("viewStore.binding", .environment, from: "0.1", until: "1.6")
      .moved("store-and-view.md#binding", in: .e)
      .found(
        ".binding(get:send:)",
        "viewStore . binding (",
        ": viewStore . $ _",
        "( viewStore . $ _"
      ),
    Construct("IfLetStore", .environment, from: "0.1", until: "1.6")
      .moved(replaced, in: .e)
      .distinctive
      .found("IfLetStore", "member .ifLet(then: !action:)"),
    Construct("ForEachStore", .environment, from: "0.1", until: "1.6")
      .moved(replaced, in: .e)
      .distinctive
      .found("ForEachStore"),
    Construct("SwitchStore", .environment, from: "0.19", until: "1.6")
      .moved(replaced, in: .e)
      .distinctive
      .found("SwitchStore", "CaseLet"),
    Construct("NavigationLink(tag:selection:)", .environment, from: "0.1", until: "0.53")
      .moved("old-apps.md#an-enum-route-with-a-tag", in: .e)
      .besideEnvironments
      .found(
        "NavigationLink(tag:selection:)",
        "NavigationLink(unwrapping:)",
        "NavigationLink(isActive:)"
      ),
    Construct("AlertState(title:message:dismissButton:)", .environment, from: "0.1", until: "0.53")
      .moved("old-apps.md#an-alert-that-is-dismissed-by-an-action", in: .e)
      .found(
        "AlertState(title:TextState)",
        "AlertState(title:.)",
        ". init(title:dismissButton:)",
        "ActionSheetState(title:TextState)",
        "ConfirmationDialogState(title:buttons:)"
      ),
    Construct("NavigationStackStore", .protocol, from: "0.54", until: "1.6")
      .moved("navigation.md#from-sheetstore-and-navigationstackstore", in: .e)
      .distinctive
      .found("NavigationStackStore", "NavigationLinkStore"),
    Construct(".sheet(store:)", .protocol, from: "0.54", until: "1.6")
      .moved("navigation.md#from-sheetstore-and-navigationstackstore", in: .e)
      .found(
        "member .sheet(store:)",
        "member .fullScreenCover(store:)",
        "member .popover(store:)",
        "member .navigationDestination(store:)",
        "member .alert(store:)",
        "member .confirmationDialog(store:)"
      ),
  ]
}
