// A feature that reports an issue, and a view that observes a store, need no second import, as with
// the public library.

@_exported import Chapter04Core
