/** Before and after side by side, file by file: like lines on one height, those that differ marked, and so are the target and what does not compile. */
import type { Finding, Mark } from '../../model/index.js'
import { type Aligned, aligned, type NumberedLine } from '../diff.js'
import { diagnosticsOf } from '../wording.js'
import { html, type Markup } from './markup.js'

export function programView(finding: Finding): Markup {
  const { request, after } = finding
  const paths = [...new Set([...Object.keys(request.files), ...Object.keys(after ?? {})])].toSorted()
  return html`${paths.map(path => fileView(path, finding))}`
}

function fileView(path: string, finding: Finding): Markup {
  const { request, after } = finding
  const [old, young] = [request.files[path], after?.[path]]
  const rows = aligned(old, after === undefined ? old : young)
  const marked = path === request.target.file ? marksOf(old ?? '', request.target) : undefined
  const before = panel('before', path, old === undefined, rows, row => oldLine(row, marked))
  if (after === undefined) return figure(path, before)
  if (old === young)
    return figure(
      path,
      panel('before and after', path, false, rows, row => oldLine(row, marked)),
    )
  const wrong = new Set(
    diagnosticsOf(finding)
      .filter(({ file }) => file === path)
      .map(({ line }) => line),
  )
  const now = panel('after', path, young === undefined, rows, row => youngLine(row, wrong))
  return figure(path, html`${before}${now}`)
}

function figure(path: string, panels: Markup): Markup {
  return html`<figure><figcaption><code>${path}</code></figcaption><div class="sides">${panels}</div></figure>
`
}

function panel(side: string, path: string, isGone: boolean, rows: readonly Aligned[], line: (row: Aligned) => Markup): Markup {
  const lines = isGone ? html`<span class="none">no such file</span>` : html`${rows.map(line)}`
  return html`<div><h5>${side}</h5><pre class="program" tabindex="0" role="group" aria-label="${side}, ${path}">${lines}</pre></div>`
}

/** Where the other side has more lines. */
const filler = html`<span class="line filler" aria-hidden="true">
</span>`

function oldLine({ before, isSame }: Aligned, marked: ((line: NumberedLine) => Markup) | undefined): Markup {
  if (before === undefined) return filler
  const text = marked === undefined ? html`${before.text}` : marked(before)
  return isSame
    ? html`<span class="line" data-n="${before.n}">${text}
</span>`
    : html`<del class="line" data-n="${before.n}">${text}
</del>`
}

function youngLine({ after, isSame }: Aligned, wrong: ReadonlySet<number>): Markup {
  if (after === undefined) return filler
  const [indent = ''] = /^\s*/.exec(after.text) ?? []
  const text = wrong.has(after.n)
    ? html`${indent}<span class="wrong">${after.text.slice(indent.length)}</span>`
    : html`${after.text}`
  return isSame
    ? html`<span class="line" data-n="${after.n}">${text}
</span>`
    : html`<ins class="line" data-n="${after.n}">${text}
</ins>`
}

/** The part of a line that the target covers. */
function marksOf(source: string, { start, end }: Mark): (line: NumberedLine) => Markup {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return ({ n, text }) => {
    const first = starts[n - 1] ?? 0
    const from = Math.min(text.length, Math.max(0, start - first))
    const to = Math.min(text.length, Math.max(0, end - first))
    if (to <= from) return html`${text}`
    return html`${text.slice(0, from)}<mark title="the target">${text.slice(from, to)}</mark>${text.slice(to)}`
  }
}
