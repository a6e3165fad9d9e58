// Small features, each of which shows one thing that features do. Like PrimeTime's, their types are
// under a name of their own, since an importer may have a `Search` already.

/// The chapter's examples besides PrimeTime.
public enum Examples {}
