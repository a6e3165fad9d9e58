// The tests that are links to chapter 1's import neither library: this import is for all files of
// the module.

@_exported import Chapter02Pullback
