// Small features, each of which shows one thing that features do. Like PrimeTime's, their types are under
// a name of their own, since an importer of this chapter has a `Search` and a `Counter` already.

/// The chapter's examples besides PrimeTime.
public enum Examples {}
