/**
 * What the user gave can't be used, or something that Assay needs is missing. The message is one line
 * that says what is wrong and what to do; the command line prints it and ends with exit code 2.
 */
export class InputError extends Error {
  override readonly name = 'InputError'
}
