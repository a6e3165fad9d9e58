// A feature that reports an issue, and a view that observes a store, need no second import, as with
// the public library.

@_exported import Observation

@_exported import var Diagnostics.isTesting
@_exported import func Diagnostics.reportIssue
