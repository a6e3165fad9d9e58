import Chapter04Modern
import Diagnostics
import Foundation
import IssueTesting
import Testing

@Suite("Looking a dependency up", .timeLimit(.minutes(5)))
struct DependencyLookupTests {
  // R4.15
  @Test(
    "Each context has its value, and an override goes before in each of them",
    arguments: [(DependencyContext.live, "live"), (.preview, "preview"), (.test, "test")]
  )
  func context(_ context: DependencyContext, _ value: String) {
    @Dependency(\.greeting) var greeting
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.context) var current
      #expect(current == context)
      #expect(greeting == value)
      withDependencies {
        $0.greeting = "overridden"
      } operation: {
        #expect(greeting == "overridden")
      }
    }
  }

  @Test("Values of their own have their context's defaults, and none of the overrides")
  func ownValues() {
    @Dependency(\.greeting) var greeting
    withDependencies {
      $0.greeting = "overridden"
    } operation: {
      #expect(withDependencies({ $0 = .live }, operation: { greeting }) == "live")
      #expect(withDependencies({ $0 = .preview }, operation: { greeting }) == "preview")
      #expect(withDependencies({ $0 = .test }, operation: { greeting }) == "test")
      #expect(withDependencies({ $0 = DependencyValues() }, operation: { greeting }) == "test")
    }
  }

  @Test("A preview has the live value by default, and without one the test value")
  func previewDefaults() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(LiveOnly.self) var liveOnly
      @Dependency(TestOnly.self) var testOnly
      #expect(liveOnly.name == "live")
      #expect(testOnly.name == "test")
    }
  }

  @Test("A key's type does as well as a key path, for reading and for overriding")
  func keyType() {
    @Dependency(GreetingKey.self) var greeting
    #expect(greeting == "test")
    withDependencies {
      $0[GreetingKey.self] = "overridden"
    } operation: {
      @Dependency(\.greeting) var samePlace
      #expect(greeting == "overridden")
      #expect(samePlace == "overridden")
    }
  }

  @Test("A dependency can be read as a type that it is or conforms to")
  func otherType() {
    @Dependency(\.greeting, as: (any StringProtocol).self) var greeting
    #expect(greeting.count == 4)
    withDependencies {
      $0.greeting = "hello"
    } operation: {
      #expect(greeting.count == 5)
    }
  }

  @Test("A dependency whose value is an optional can be overridden with nil")
  func optional() {
    @Dependency(OptionalKey.self) var number
    #expect(number == 1)
    #expect(number == 1)
    withDependencies {
      $0[OptionalKey.self] = nil
    } operation: {
      #expect(number == nil)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(number == nil)
      #expect(number == nil)
    }
  }

  // R4.15
  @Test("A test value that was not overridden fails the test by naming its key path and its place")
  func missingTestValue() {
    let line = #line + 1
    @Dependency(\.liveOnly) var liveOnly
    expectReport(
      #"@Dependency(\.liveOnly) has no test implementation"#,
      "DependencyLookupTests.swift:\(line)\n",
      "  Value: LiveOnly\n",
      "override it where the test begins",
      "add a static 'testValue' to 'LiveOnly'",
      at: line
    ) {
      #expect(liveOnly.name == "live")
    }
  }

  @Test("It names the key where there is no key path")
  func missingTestValueOfKey() {
    @Dependency(NumberKey.self) var number
    expectReport(
      "@Dependency(NumberKey.self) has no test implementation",
      "  Key: NumberKey\n  Value: Int\n"
    ) {
      #expect(number == 1)
    }
  }

  @Test("A dependency that is changed in part doesn't count as used, and counts as soon as it is")
  func updateIsSilent() {
    @Dependency(\.liveOnly) var liveOnly
    withDependencies {
      $0.liveOnly.name += "ly"
    } operation: {
      #expect(liveOnly.name == "lively")
    }
    withDependencies {
      $0 = .test
      $0.liveOnly.name += "ly"
    } operation: {
      #expect(liveOnly.name == "lively")
    }
    expectReport(#"@Dependency(\.liveOnly) has no test implementation"#) { _ = liveOnly }
  }

  @Test("Reading a key without a live value is reported in an app, and gives its test value")
  func missingLiveValue() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(TestOnly.self) var testOnly
      expectReport(
        "@Dependency(TestOnly.self) has no live implementation",
        "conform 'TestOnly' to 'DependencyKey'"
      ) {
        #expect(testOnly.name == "test")
      }
    }
  }

  @Test("A test value can read other dependencies, with the overrides of its first reader")
  func nested() {
    withDependencies {
      $0.greeting = "overridden"
    } operation: {
      @Dependency(DoubleGreetingKey.self) var doubleGreeting
      #expect(doubleGreeting == "overridden overridden")
    }
  }
}

@Suite("Default values", .timeLimit(.minutes(5)))
struct DefaultDependenciesTests {
  @Test("A value is made once, even if many tasks read it at the same time")
  func onceInParallel() async {
    for _ in 0..<300 {
      // Values of their own, so that it hasn't been made before.
      let stamps = await withDependencies {
        $0 = .test
      } operation: {
        await withTaskGroup(of: StampKey.Stamp.self) { group in
          for _ in 0..<4 {
            group.addTask {
              @Dependency(\.stamp) var stamp
              return stamp
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
      }
      #expect(stamps.allSatisfy { $0 === stamps[0] })
    }
  }

  @Test("Contexts don't share a value, nor do values of their own")
  func perContext() {
    func stamp() -> StampKey.Stamp {
      @Dependency(StampKey.self) var stamp
      return stamp
    }
    let stamps = [
      stamp(),
      withDependencies({ $0.context = .live }, operation: { stamp() }),
      withDependencies({ $0.context = .preview }, operation: { stamp() }),
      withDependencies({ $0 = .test }, operation: { stamp() }),
    ]
    #expect(Set(stamps.map(ObjectIdentifier.init)).count == 4)
  }

  @Test("A feature that was made among values of their own keeps their defaults")
  func ownDefaults() {
    struct Feature {
      @Dependency(\.stamp) var stamp
    }
    let feature = withDependencies({ $0 = .live }, operation: { Feature() })
    let stamp = feature.stamp
    #expect(stamp !== Feature().stamp)
    #expect(stamp === feature.stamp)
    withDependencies({ $0 = .test }, operation: { #expect(stamp !== feature.stamp) })
    #expect(stamp === feature.stamp)
  }

  @Test("Tests don't share a value", arguments: [DependencyContext.live, .preview, .test])
  func perTest(_ context: DependencyContext) async {
    await Self.stamps.expectNew("one", context)
  }

  @Test(
    "Tests don't share a value: another one",
    arguments: [DependencyContext.live, .preview, .test]
  )
  func perOtherTest(_ context: DependencyContext) async {
    await Self.stamps.expectNew("other", context)
  }

  private static let stamps = Stamps()

  private actor Stamps {
    // The objects are kept, so that none has the address of another.
    private var seen: [(test: String, stamp: StampKey.Stamp)] = []

    func expectNew(_ test: String, _ context: DependencyContext) {
      withDependencies {
        $0.context = context
      } operation: {
        @Dependency(StampKey.self) var stamp
        #expect(seen.allSatisfy { $0.test == test || $0.stamp !== stamp })
        seen.append((test, stamp))
      }
    }
  }
}
