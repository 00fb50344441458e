/** Cells as lines of a table: numbers to the right, words to the left. */
export function tableText(columns: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const table = [columns, ...rows]
  const widths = columns.map((_, at) => Math.max(...table.map(cells => cells[at]?.length ?? 0)))
  const isNumber = columns.map((_, at) => rows.every(cells => /^\d+$/.test(cells[at] ?? '')))
  return table.map(cells =>
    cells
      .map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
