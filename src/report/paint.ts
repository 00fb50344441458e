/** ANSI colours on a terminal, unless NO_COLOR is set. */
export type Colour = 'red' | 'green' | 'yellow' | 'bold'

export type Paint = (colour: Colour, text: string) => string

/** Where a text is going to. */
export interface Stream {
  readonly isTTY?: boolean
}

const codes: Readonly<Record<Colour, number>> = { bold: 1, red: 31, green: 32, yellow: 33 }

export function painter(stream: Stream): Paint {
  const plain = !stream.isTTY || (process.env.NO_COLOR ?? '') !== ''
  return plain ? (_, text) => text : (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`
}
