/** A JSON document on standard output. Which shape it has is in its first field, so that a script can tell a later one from this. */
export const schemaVersion = 1

export function jsonDocument(value: object): string {
  return `${JSON.stringify({ schemaVersion, ...value })}\n`
}
