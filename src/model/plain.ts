/**
 * Text of programs and engines, made fit to be shown: it may hold anything. What can't be seen, or reorders what is seen, or no file format carries is
 * written by its number, `\u202e`: a program stays the program that it is.
 */

/** Control characters but tab and line feed, marks of direction, what has no width, halves of pairs, and what is no character. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]|\p{Cs}/gu

export function visible(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(unseen, found => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** As a single line that is not too long. */
export function oneLine(text: string, most = 200): string {
  const line = visible(text.trim().replace(/;?\s*[\r\n]+\s*/g, '; '))
  const signs = [...line]
  return signs.length <= most ? line : `${signs.slice(0, most - 1).join('')}…`
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** The first ones, and how many more there are. */
export function firstOf(elements: readonly string[], shown = 8): string {
  const rest = elements.length - shown
  return `${elements.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** Only such links are ever made: whatever else stands in a file is shown as text. */
export function isLink(text: string): boolean {
  return /^https?:\/\/[^\s"'<>`\\]+$/.test(text)
}
