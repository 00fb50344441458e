/** The first thing to see: how many bugs of which kind, per engine and per refactoring, as tables whose bars are drawn from their own numbers. */
import { bugKinds } from '../../model/bug.js'
import { huntCounts } from '../../model/campaign.js'
import type { Bug, BugKind, Report } from '../../model/index.js'
import { counted } from '../../model/plain.js'
import { enginesOf } from '../engines-of.js'
import { engineName, kindNames, refactoringName } from '../wording.js'
import { html, type Markup, nothing } from './markup.js'

export function overview(report: Report): Markup {
  const { plan, rows, bugs, flaky } = report
  const known = bugs.filter(bug => (bug.known ?? bug.reported) !== undefined).length
  const programs = rows.reduce((sum, row) => sum + row.programs, 0)
  const findings = rows.reduce((sum, row) => sum + row.findings, 0)
  const engines = enginesOf(report)
  const refactorings = [...new Set([...plan.inputs.map(input => input.refactoring), ...bugs.map(bug => bug.refactoring)])]
  return html`<section aria-labelledby="overview">
<h2 id="overview">Overview</h2>
<p>${counted(bugs.length, 'bug')}, ${known === 0 ? 'none' : known} already known, from ${counted(findings, 'finding')} in ${counted(programs, 'request')}${flaky > 0 ? `; ${flaky} more ${flaky === 1 ? 'was' : 'were'} not reproducible and left out` : ''}.
Programs ran on ${plan.platform}; a message of ${plan.rejectAt} or worse counts as a refusal.</p>
<ul class="kinds" aria-label="Bugs by kind">${bugKinds.map(kind => tile(kind, bugs))}</ul>
${
  engines.length > 1
    ? chart(
        'Bugs by engine',
        'engine',
        engines.map(named => bar(engineName(named), { engine: named.engine }, bugs)),
      )
    : nothing
}
${engines.map(named =>
  chart(
    `${engineName(named)}: bugs by refactoring`,
    'refactoring',
    refactorings.map(refactoring => bar(refactoringName(refactoring), { engine: named.engine, refactoring }, bugs)),
  ),
)}
${outcomes(report)}
</section>`
}

type Selection = Readonly<Partial<Record<'engine' | 'refactoring' | 'kind', string>>>

interface Bar {
  readonly label: string
  readonly selection: Selection
  readonly counts: Readonly<Record<BugKind, number>>
  readonly total: number
}

function bar(label: string, selection: Selection, bugs: readonly Bug[]): Bar {
  const counts = { compile: 0, behaviour: 0, crash: 0, refusal: 0, transformation: 0 }
  let total = 0
  for (const bug of bugs) {
    if (selection.engine !== undefined && bug.engine !== selection.engine) continue
    if (selection.refactoring !== undefined && bug.refactoring !== selection.refactoring) continue
    counts[bug.kind]++
    total++
  }
  return { label, selection, counts, total }
}

function tile(kind: BugKind, bugs: readonly Bug[]): Markup {
  const n = bugs.filter(bug => bug.kind === kind).length
  return html`<li class="${kind}"><strong>${n}</strong> ${kindNames[kind]}</li>`
}

/** The bar says nothing that the numbers beside it don't: whoever can't see it has them. */
function chart(caption: string, what: string, bars: readonly Bar[]): Markup {
  const most = Math.max(1, ...bars.map(({ total }) => total))
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table class="chart">
<caption>${caption}</caption>
<thead><tr><th scope="col">${what}</th><td class="bar"></td>${bugKinds.map(kind => html`<th scope="col" class="${kind}">${kindNames[kind]}</th>`)}<th scope="col">all</th></tr></thead>
<tbody>
${bars.map(
  ({
    label,
    selection,
    counts,
    total,
  }) => html`<tr><th scope="row">${label}</th><td class="bar">${drawn(counts, most)}</td>${bugKinds.map(
    kind => html`<td>${linked(counts[kind], { ...selection, kind }, `${label}, ${kindNames[kind]}`)}</td>`,
  )}<td>${linked(total, selection, `${label}, all`)}</td></tr>
`,
)}</tbody></table></div>
`
}

function drawn(counts: Bar['counts'], most: number): Markup {
  let x = 0
  const parts = bugKinds.map(kind => {
    const n = counts[kind]
    const part = n === 0 ? nothing : html`<rect class="${kind}" x="${x}" y="0" width="${n}" height="1"/>`
    x += n
    return part
  })
  return html`<svg viewBox="0 0 ${most} 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts}</svg>`
}

/** To the list with those bugs only. */
function linked(n: number, selection: Selection, label: string): Markup {
  if (n === 0) return html`<span class="zero">0</span>`
  return html`<a href="#${new URLSearchParams(selection).toString()}" aria-label="${n}: ${label}">${n}</a>`
}

function outcomes({ rows }: Report): Markup {
  if (rows.length === 0) return nothing
  return html`<details class="outcomes"><summary>Outcomes of all requests</summary>
<div class="scroll" tabindex="0" role="group" aria-label="Outcomes of all requests"><table>
<thead><tr><th scope="col">engine</th><th scope="col">refactoring</th>${huntCounts.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows.map(
  row => html`<tr><th scope="row">${row.engine}</th><th scope="row">${row.refactoring}</th>${huntCounts.map(name => html`<td>${row[name]}</td>`)}</tr>
`,
)}</tbody></table></div></details>`
}
