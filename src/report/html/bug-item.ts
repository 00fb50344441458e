/** A bug in the list: a line that is always there, and all the rest, which waits until somebody opens it. */
import { linesOf } from '../../model/bug.js'
import { divergenceWords } from '../../model/divergence-text.js'
import type { Finding, KnownBug, Message, Report, ReportedBug, Witness } from '../../model/index.js'
import { counted, isLink, oneLine } from '../../model/plain.js'
import {
  componentsText,
  crashText,
  diagnosticsOf,
  diagnosticText,
  engineName,
  expected,
  hangText,
  historyText,
  kindNames,
  observedWords,
  type Remark,
  refactoringName,
  remarksOf,
  replayCommand,
  samePlaceLines,
  symptomLines,
  targetOf,
  titleWords,
  traceOf,
  witnessOf,
} from '../wording.js'
import { html, inWords, type Markup, nothing } from './markup.js'
import { programView } from './program-view.js'

export function bugItem(bug: ReportedBug, { plan }: Pick<Report, 'plan'>): Markup {
  const { id, kind, refactoring, engine, filters, findings, known = bug.reported, choice, smallest } = bug
  const facts = [
    engine,
    counted(findings.length, 'finding'),
    counted(linesOf(smallest.request.files), 'line'),
    ...(filters.length === 0 ? [] : [oneLine(filters.join(', '))]),
    ...(known === undefined ? [] : [`known as ${oneLine(known.id, 60)}`]),
    ...(choice === undefined ? [] : ['may be a choice']),
    id,
  ]
  return html`<li data-refactoring="${refactoring}" data-engine="${engine}" data-kind="${kind}" data-known="${known === undefined ? 'no' : 'yes'}"><details id="${id}"><summary><span class="kind ${kind}">${kindNames[kind]}</span> <h3>${inWords(titleWords(bug))}</h3> <span class="facts">${facts.join(' · ')}</span></summary><script type="text/plain">${detail(bug, plan.platform)}</script></details></li>
`
}

/** Its own HTML is all that is in it: a `<` of a program is written `&lt;`, so that the script element ends where it should. */
function detail(bug: ReportedBug, platform: string): Markup {
  const { id, filters, findings, smallest, symptoms = [], samePlace = [], known = bug.reported } = bug
  const since = historyText(bug)
  return html`<div class="detail">
${remarksOf(bug).map(remark => html`<p class="fault">${remarkView(remark)}</p>`)}
${section('What was asked', asked(smallest))}
${section(smallest.after === undefined ? 'The program' : 'Before and after', programView(smallest))}
${section('What is wrong', html`${wrong(bug)}<p>Expected: ${expected(bug)}.</p>`)}
${section('Engine messages', messages(smallest.messages))}
${section(
  'Details',
  html`<dl>
<dt>Cause</dt><dd>${bug.cause}</dd>
${symptoms.length === 0 ? nothing : html`<dt>The same cause elsewhere</dt><dd>${listed(symptomLines(bug))}</dd>`}
${filters.length === 0 ? nothing : html`<dt>Filters</dt><dd>${listed(filters)}</dd>`}
<dt>Reported</dt><dd>${known === undefined ? 'not known' : html`${issueLink(known)}, ${known.status}`}</dd>
${since === undefined ? nothing : html`<dt>Since</dt><dd>${since}</dd>`}
${samePlace.length === 0 ? nothing : html`<dt>Same place in the engine</dt><dd>${listed(samePlaceLines(bug))}</dd>`}
<dt>Other engines</dt><dd>${elsewhere(bug)}</dd>
<dt>Engine</dt><dd>${engineName(bug)}: ${componentsText(bug)}</dd>
<dt>Platform</dt><dd>${platform}</dd>
</dl>`,
)}
${section(
  'Reproduce',
  html`<pre class="command" tabindex="0" role="group" aria-label="Commands">${replayCommand(bug)}
npx assay bugs CAMPAIGN ${id}</pre><p><a href="#${id}">Link to this bug</a></p>`,
)}
<details class="findings"><summary>${counted(findings.length, 'finding')}</summary><ul>${findings.map(finding => html`<li><code>${finding}</code></li> `)}</ul></details>
</div>`
}

function section(title: string, content: Markup): Markup {
  return html`<section><h4>${title}</h4>
${content}</section>`
}

function asked(finding: Finding): Markup {
  const { request, attempt, engine } = finding
  const { place, text } = targetOf(finding)
  const parameters = Object.entries(attempt.parameters)
  return html`<dl>
<dt>Refactoring</dt><dd>${refactoringName(attempt.refactoring)} (<code>${attempt.refactoring}</code>) by ${engine}</dd>
<dt>Target</dt><dd><code>${text}</code> at <code>${place}</code></dd>
${parameters.map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}
${attempt.disabled.length === 0 ? nothing : html`<dt>Disabled</dt><dd>${listed(attempt.disabled)}</dd>`}
<dt>Program</dt><dd><code>${request.program}</code></dd>
</dl>`
}

function wrong(bug: ReportedBug): Markup {
  const { cause } = bug.smallest
  const fault = html`<p class="fault">${inWords(titleWords(bug))}.</p>`
  switch (cause.kind) {
    case 'uncompilable':
      return html`${fault}<ul class="errors">${diagnosticsOf(bug.smallest).map(error => html`<li><code>${diagnosticText(error)}</code> <small>${error.code}</small></li>`)}</ul>`
    case 'changed': {
      const witness = witnessOf(bug.smallest)
      return witness === undefined ? fault : witnessView(witness)
    }
    case 'crashed': {
      return html`${fault}<pre tabindex="0" role="group" aria-label="Stack">${crashText(cause.error)}
${traceOf(cause.error).map(
  frame => html`    at ${frame}
`,
)}</pre>`
    }
    case 'hung':
      return html`${fault}<p>${hangText('It')}.</p>`
    case 'transformation':
      return html`${fault}<p>Violated rule: <code>${cause.rule}</code></p>`
    case 'refusal':
      return html`${fault}${messages(cause.messages)}<p>Disabled preconditions: ${cause.preconditions.map(key => html`<code>${key}</code> `)}</p>`
  }
}

function witnessView({ calls, observed, before, after, divergence }: Witness): Markup {
  return html`<p>These calls behave differently:</p>
<pre tabindex="0" role="group" aria-label="Calls">${calls.join('\n')}</pre>
<dl class="seen">
<dt>before${observedWords[observed]}</dt><dd><code>${before}</code></dd>
<dt>after${observedWords[observed]}</dt><dd><code>${after}</code></dd>
</dl>
${divergence === undefined ? nothing : html`<p class="fault">Why: ${inWords(divergenceWords(divergence))}.</p>`}`
}

function messages(given: readonly Message[]): Markup {
  if (given.length === 0) return html`<p>None.</p>`
  return html`<ul>${given.map(({ severity, key, text, site }) => html`<li>${severity}: ${text} <small>${key}${site === '' ? '' : `, ${site}`}</small></li>`)}</ul>`
}

function listed(names: readonly string[]): readonly Markup[] {
  return names.map((name, at) => html`${at > 0 ? ', ' : ''}<code>${name}</code>`)
}

function issueLink({ id, link }: KnownBug): Markup {
  return isLink(link) ? html`<a href="${link}" rel="noreferrer">${id}</a>` : html`${id} (${link})`
}

function remarkView({ says, issue, why }: Remark): Markup {
  const about = issue === undefined ? [] : [html`: ${issueLink(issue)} (${issue.status})`]
  return html`${says}${about}${why === undefined ? nothing : html`: ${why}`}`
}

function elsewhere(bug: ReportedBug): Markup {
  if (bug.elsewhere === undefined || bug.elsewhere.length === 0) return html`not checked`
  return html`<ul class="elsewhere">${bug.elsewhere.map(({ engine, answer }) => html`<li>${engine}: <strong>${answer}</strong></li>`)}</ul>`
}
