// wrong: an action that is sent while another is handled has a loop of its own
// says: An action was handled while another one was. Let it wait for its turn in the loop.
// file: Store.swift
// fails: crash
// gives: Actions sent at once are handled before `send` returns, in order: it accessed memory that
//   isn't its own; usually a function called itself without end

// instead of
guard !isHandling else { return }
// this

