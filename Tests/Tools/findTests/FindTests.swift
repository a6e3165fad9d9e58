import Testing
@testable import find
