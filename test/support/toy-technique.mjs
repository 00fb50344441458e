/**
 * The smallest technique that makes attempts of its own: a refused request is tried once more with what refused it switched off, and is
 * a needless refusal if the result is right. Copy from it.
 */
export const insisting = {
  name: 'insisting',
  open: async () => ({
    name: 'insisting',
    next(_, { first, own }) {
      if (first.outcome.kind !== 'rejected' || own.length > 0) return []
      const keys = [...new Set(first.outcome.messages.map(({ key }) => key))]
      return keys.length === 0 ? [] : [{ ...first.attempt, disabled: keys }]
    },
    judges: () => true,
    conclude(_, { first, own: [again] }) {
      if (again?.verdict?.kind !== 'preserved' || first.outcome.kind !== 'rejected') return []
      const { messages } = first.outcome
      const cause = { kind: 'refusal', preconditions: again.attempt.disabled, messages, verdict: again.verdict }
      return [{ by: again, cause }]
    },
  }),
}
