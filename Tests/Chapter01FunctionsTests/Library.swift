// What chapters 1 and 2 have in common has the same tests, which are links there. So those import
// neither library: this import is for all files of the module.

@_exported import Chapter01Functions
