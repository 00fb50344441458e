/** What must be done however the process ends; gives what takes that back. */
export function atExit(act: () => void): () => void {
  process.on('exit', act)
  return () => process.off('exit', act)
}
