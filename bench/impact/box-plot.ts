/** Box plots as text: a line for each sample, all on one scale. `├──▐█┃██▌──┤` is least, first quarter, median, third quarter, most. */

const width = 60

export function boxPlot(samples: Readonly<Record<string, readonly number[]>>): string {
  const all = Object.values(samples).flat()
  if (all.length === 0) return '  nothing measured'
  const scale = { least: Math.min(...all), most: Math.max(...all) }
  const label = Math.max(...Object.keys(samples).map(name => name.length))
  const lines = Object.entries(samples).map(([name, values]) => `  ${name.padEnd(label)}  ${line(values, scale)}`)
  const [from, to] = [format(scale.least), format(scale.most)]
  return [...lines, `  ${' '.repeat(label)}  ${from}${to.padStart(width - from.length)}`].join('\n')
}

interface Scale {
  readonly least: number
  readonly most: number
}

function line(values: readonly number[], { least, most }: Scale): string {
  if (values.length === 0) return ''
  const sorted = values.toSorted((a, b) => a - b)
  const [low, first, middle, third, high] = [0, 0.25, 0.5, 0.75, 1].map(part => quantile(sorted, part))
  const place = (value = 0) => (most === least ? 0 : Math.round(((value - least) / (most - least)) * (width - 1)))
  const marks = Array.from({ length: width }, (_, at) => {
    if (at === place(middle)) return '┃'
    if (at >= place(first) && at <= place(third)) return '█'
    if (at === place(low)) return '├'
    if (at === place(high)) return '┤'
    return at > place(low) && at < place(high) ? '─' : ' '
  })
  return `${marks.join('')}  median ${format(middle ?? 0)}`
}

/** Between two values of a sorted sample, in proportion. */
function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return below + (above - below) * (at - Math.floor(at))
}

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1)
}
