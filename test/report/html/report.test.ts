import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatNamed } from '../../../src/report/formats.js'
import { hostile, report, reportOf } from '../report-fixture.js'

const { render } = formatNamed('html')
const page = await render(report)

test('the same report is the same page', async () => {
  expect(await render(structuredClone(report))).toBe(page)
})

test('a program can’t end the element that it stands in', () => {
  expect(page).not.toContain('window.harm = 1</script>')
  expect(page).not.toMatch(/<img|<!--|\u202e/)
  expect(page.match(/<script/g)).toHaveLength(report.bugs.length + 1)
  expect(page.match(/<\/script>/g)).toHaveLength(report.bugs.length + 1)
  expect(page).toContain('&lt;/script&gt;&lt;script&gt;window.harm = 1&lt;/script&gt;')
})

test('only its own style and script are let in, and nothing is fetched', () => {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  const inline = [...page.matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => text)
  expect(inline).toHaveLength(3)
  for (const text of inline)
    expect(policy).toContain(`sha256-${createHash('sha256').update(text).digest('base64').replaceAll("'", '&#39;')}`)
  expect(policy).toContain('default-src &#39;none&#39;')
  expect(page).not.toMatch(/<link|<iframe|@import|url\(|\ssrc="/)
})

test('links lead to the tracker and into the page, nowhere else', () => {
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to)
  const issues = [101, 102, 102, 103].map(n => `https://example.org/jdt/${n}`)
  expect(links.filter(to => !to.startsWith('#'))).toEqual(issues)
  expect(page).toContain('JDT-7 (javascript:window.harm = 3)')
})

test('a report without bugs is a page, too', async () => {
  expect(await render(reportOf([]))).toContain('<h1>0 bugs of Eclipse 2026-06 (4.40), Eclipse 2024-12 (4.34)</h1>')
})

test('no text of a bug gets lost on its way', () => {
  const shown = page
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
  expect(shown.split(hostile.slice(0, hostile.indexOf('\u202e'))).length).toBeGreaterThan(15)
})
