// wrong: a child's effects are cancelled, and then come the new ones
// says: The child's last action started an effect, which goes on. The cancel has to come after it.
// file: Parts.swift
// fails: An effect that a child's last action starts ends, too
// gives: (running(.sheet(.start), in: store(closing: .start)) → 1) == 0

// instead of
return effect.merge(with: .cancel(id: PartID(toChildState)))
// this
return Effect.cancel(id: PartID(toChildState)).merge(with: effect)
