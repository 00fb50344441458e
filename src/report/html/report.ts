/**
 * All bugs as one page that opens offline. Everything is written here, as HTML; what a bug says beyond its line in the list lies in a script element that
 * nobody runs, and the page's own script puts it in place when somebody opens the bug. So thousands of bugs cost no more than their lines.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bugKinds } from '../../model/bug.js'
import type { Report } from '../../model/index.js'
import { counted } from '../../model/plain.js'
import { enginesOf } from '../engines-of.js'
import { engineName, kindNames, refactoringName } from '../wording.js'
import { bugItem } from './bug-item.js'
import { html, type Markup } from './markup.js'
import { overview } from './overview.js'

export function htmlReport(report: Report): string {
  const { bugs } = report
  const [style, script] = [asset('page.css'), asset('page.js')]
  const unscripted = '.scripted { display: none }'
  const policy = `default-src 'none'; style-src ${hashed(style)} ${hashed(unscripted)}; script-src ${hashed(script)}; base-uri 'none'; form-action 'none'`
  const title = `${counted(bugs.length, 'bug')} of ${enginesOf(report).map(engineName).join(', ')}`
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Assay</title>
<style>${{ html: style }}</style>
<noscript><style>${{ html: unscripted }}</style></noscript>
</head>
<body>
<a class="skip" href="#list">Skip to the bugs</a>
<header>
<h1>${title}</h1>
<label class="scripted">Colours
<select id="theme"><option value="">system</option><option value="light">light</option><option value="dark">dark</option></select></label>
</header>
<main>
${overview(report)}
<section aria-labelledby="list">
<h2 id="list" tabindex="-1">Bugs</h2>
<noscript><p class="note">Scripts are disabled: the list is complete, but bugs can't be opened, filtered or searched here. <code>npx assay bugs CAMPAIGN ID</code> prints all of a bug, and <code>npx assay report CAMPAIGN --markdown DIR</code> writes a text for each.</p></noscript>
${filters(report)}
<p id="hits" role="status">${counted(bugs.length, 'bug')}</p>
<ol class="bugs" role="list">
${bugs.map(bug => bugItem(bug, report))}</ol>
</section>
</main>
<script>${{ html: script }}</script>
</body>
</html>
`
  return page.html
}

function filters(report: Report): Markup {
  const { bugs } = report
  const refactorings = [...new Set(bugs.map(({ refactoring }) => refactoring))]
  const kinds = bugKinds.filter(kind => bugs.some(bug => bug.kind === kind))
  return html`<form id="filters" class="scripted" role="search" aria-label="Filter the bugs">
<label>Refactoring ${choice(
    'refactoring',
    refactorings.map(name => [name, refactoringName(name)]),
  )}</label>
<label>Engine ${choice(
    'engine',
    enginesOf(report).map(named => [named.engine, engineName(named)]),
  )}</label>
<label>Kind ${choice(
    'kind',
    kinds.map(kind => [kind, kindNames[kind]]),
  )}</label>
<label>Known ${choice('known', [
    ['no', 'new'],
    ['yes', 'known'],
  ])}</label>
<label class="wide">Search <input type="search" name="q" autocomplete="off" spellcheck="false" placeholder="words in programs, messages, causes, ids"></label>
<button type="reset">Show all</button>
</form>`
}

function choice(name: string, options: readonly (readonly [string, string])[]): Markup {
  return html`<select name="${name}"><option value="">all</option>${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select>`
}

/** Only the page's own style and script are let in, by their hashes: should a program ever get out of its element, it still could do nothing. */
function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** They lie in the sources and are not compiled; the package has them, too. */
function asset(name: string): string {
  const path = join('src/report/html', name)
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, path)) && folder !== dirname(folder)) folder = dirname(folder)
  return readFileSync(join(folder, path), 'utf8')
}
