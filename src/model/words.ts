/** Sentences of our own words and pieces of a program: each report shows the latter in its own way. */
import { oneLine } from './plain.js'

export interface Word {
  readonly kind: 'code' | 'text'
  readonly text: string
}

export function code(text: string, most?: number): Word {
  return { kind: 'code', text: oneLine(text, most) }
}

export function say(text: string): Word {
  return { kind: 'text', text }
}

export function plainly(words: readonly Word[]): string {
  return words.map(({ text }) => text).join('')
}
