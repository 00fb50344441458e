/** How messages and reports speak of a language. */
export interface Wording {
  /** As people write it: `Java`. */
  readonly title: string
  /** As Markdown's fences and SARIF call it: `java`. */
  readonly code: string
  /** Begins a comment that ends with its line: `//`. */
  readonly comment: string
  /** The two compilers that have to agree: `javac and ECJ`. */
  readonly compilers: string
  /** The rules of the language's specification that a bug is about, by codes of compile errors and by filters: `JLS 8.4.8.3`. */
  readonly rules?: Readonly<Record<string, string>>
}
