// Code that reports an issue or observes a store needs no second import, as with the public
// library.

@_exported import Observation

@_exported import var Diagnostics.isTesting
@_exported import func Diagnostics.reportIssue
