// A feature that reports an issue needs no second import for it, as with the public library.

@_exported import func Diagnostics.reportIssue
