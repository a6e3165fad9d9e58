// A STAND-IN for SwiftUI: the few declarations that this package's views use, written from the
// signatures in Apple's documentation, with no behaviour. On Linux the views are type-checked
// against it and never run. What it can't show: whether SwiftUI has changed, and how a view looks.

@_exported import Foundation
@_exported import Observation

// MARK: - Views

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// What every view here is made of.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct EmptyView: PrimitiveView { public init() {} }
public struct TupleView<Content>: PrimitiveView {}
public struct _ConditionalContent<First, Second>: PrimitiveView {}
public struct ModifiedContent<Content: View>: PrimitiveView {}

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

public struct Text: PrimitiveView {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
  public init(verbatim content: String) {}
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

public struct ButtonStyleName: Sendable { public static let borderless = ButtonStyleName() }

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {
  public init(
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {}
}

public struct ProgressView: PrimitiveView { public init() {} }

public struct TextField: PrimitiveView {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
}

public struct Stepper: PrimitiveView {
  public init<Value: Strideable>(
    _ key: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {}
}

public struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
  public init(
    _ key: LocalizedStringKey,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct VStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct HStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Section<Content: View>: PrimitiveView {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {}
extension ForEach {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
@MainActor @preconcurrency
public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent {}
extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View {
    ModifiedContent<Self>()
  }
}

// MARK: - Modifiers

extension View {
  public func tag<Value: Hashable>(_ tag: Value) -> some View { ModifiedContent<Self>() }
  public func disabled(_ disabled: Bool) -> some View { ModifiedContent<Self>() }
  public func buttonStyle(_ style: ButtonStyleName) -> some View { ModifiedContent<Self>() }
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    ModifiedContent<Self>()
  }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { ModifiedContent<Self>() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent<Self>()
  }
  public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    ModifiedContent<Self>()
  }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { ModifiedContent<Self>() }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedContent<Self>() }
  public func alert<Actions: View, Message: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View { ModifiedContent<Self>() }
  public func confirmationDialog<Actions: View, Message: View, Presented>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Presented?,
    @ViewBuilder actions: (Presented) -> Actions,
    @ViewBuilder message: (Presented) -> Message
  ) -> some View { ModifiedContent<Self>() }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedContent<Self>() }
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View { ModifiedContent<Self>() }
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { ModifiedContent<Self>() }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { ModifiedContent<Self>() }
  public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View { ModifiedContent<Self>() }
}

public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

// MARK: - State

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper
public struct FocusState<Value: Hashable> {
  public struct Binding {
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
  }

  public init<Wrapped: Hashable>() where Value == Wrapped? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { fatalError() }
}

@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable) public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}
extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

// MARK: - Apps and previews

@MainActor @preconcurrency
public protocol Scene {}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor public static func main() {}
}
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

// MARK: - Animation

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}
public struct Transaction {
  public init(animation: Animation?) {}
}
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct EnvironmentValues: Sendable {
  public init() {}
  public var openURL: OpenURLAction { fatalError() }
}
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}
