/** Environment variables, of this process or of a test. */
export type Env = Readonly<Record<string, string | undefined>>
