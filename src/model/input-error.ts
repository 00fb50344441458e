/**
 * What the user gave can't be used, or something that Assay needs is missing. The message is one line
 * that says what is wrong and what to do; the command line prints it and ends with exit code 2.
 */
export class InputError extends Error {
  override readonly name = 'InputError'

  /** `advice`: what to do, where that can be told apart from what is wrong. */
  constructor(
    readonly problem: string,
    readonly advice?: string,
    options?: ErrorOptions,
  ) {
    super(advice === undefined ? problem : `${problem}; ${advice}`, options)
  }
}
