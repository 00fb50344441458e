/** HTML that can't be broken by what stands in it: whatever is put into the template is text, unless it was made by the template itself. */
import { visible } from '../../model/plain.js'
import type { Word } from '../../model/words.js'

export interface Markup {
  readonly html: string
}

type Piece = string | number | Markup | readonly Markup[]

/** Attributes are to be written with double quotes. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { html: strings.map((string, at) => `${string}${at < pieces.length ? written(pieces[at] ?? '') : ''}`).join('') }
}

export const nothing: Markup = { html: '' }

export function inWords(words: readonly Word[]): readonly Markup[] {
  return words.map(({ kind, text }) => (kind === 'code' ? html`<code>${text}</code>` : html`${text}`))
}

function written(piece: Piece): string {
  if (typeof piece === 'string') return visible(piece).replace(/[&<>"']/g, sign => entities[sign] ?? sign)
  if (typeof piece === 'number') return String(piece)
  return 'html' in piece ? piece.html : piece.map(part => part.html).join('')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
