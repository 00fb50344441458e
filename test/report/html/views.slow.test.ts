/** Every view of the report, as somebody sees it who uses it. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hostile, report } from '../report-fixture.js'
import { open, browserTest as test } from './browser.js'

const idOf = (n: number) => report.bugs[n]?.id ?? ''
const shownIds = (page: Page) => page.locator('.bugs > li:not([hidden]) > details').evaluateAll(all => all.map(({ id }) => id))
const hits = (page: Page) => page.getByRole('status').textContent()

async function detailOf(page: Page, n: number): Promise<Locator> {
  const bug = page.locator(`details[id="${idOf(n)}"]`)
  await bug.locator('> summary').click()
  return bug.locator('.detail')
}

test('the overview counts bugs by kind, engine and refactoring, and its bars are as long as its numbers', async () => {
  const { page } = await open(report)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    '7 bugs of Eclipse 2026-06 (4.40), Eclipse 2024-12 (4.34)',
  )
  expect(await page.getByRole('list', { name: 'Bugs by kind' }).getByRole('listitem').allInnerTexts()).toEqual([
    '1 does not compile',
    '2 behaviour changed',
    '2 crashed or hung',
    '1 needless refusal',
    '1 wrong transformation',
  ])
  const row = page.getByRole('table', { name: 'Bugs by engine' }).getByRole('row', { name: /^Eclipse 2026-06/ })
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['', '1', '1', '2', '1', '1', '6'])
  expect(await row.locator('rect').evaluateAll(all => all.map(rect => rect.getAttribute('width')))).toEqual([
    '1',
    '1',
    '2',
    '1',
    '1',
  ])
  expect(await page.getByRole('table').count()).toBe(3)
})

test('a number of the overview leads to its bugs', async () => {
  const { page } = await open(report)
  await page.getByRole('link', { name: '1: Pull Up Method, does not compile' }).click()
  expect(await shownIds(page)).toEqual([idOf(1)])
  expect(await hits(page)).toBe('1 of 7 bugs')
  expect(await page.getByRole('combobox', { name: 'Kind' }).inputValue()).toBe('compile')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('list')
})

test('the list has every bug, with its fault as a heading', async () => {
  const { page } = await open(report)
  expect(await shownIds(page)).toEqual(report.bugs.map(({ id }) => id))
  expect((await page.getByRole('heading', { level: 3 }).allTextContents())[0]).toBe(
    'Pull Up Method: the behaviour changes: in B.m(), A.k(long) ran, now B.k(int)',
  )
  expect(await page.locator('.facts').first().textContent()).toBe(
    `eclipse@4.40 · 12 findings · 18 lines · enables-overriding, changes-method-overload · ${idOf(0)}`,
  )
})

test('bugs are filtered by refactoring, engine, kind and whether they are known, and all can be had back', async () => {
  const { page } = await open(report)
  await page.getByRole('combobox', { name: 'Refactoring' }).selectOption('pull-up-method')
  expect(await shownIds(page)).toEqual([idOf(0), idOf(1)])
  await page.getByRole('combobox', { name: 'Known' }).selectOption('known')
  expect(await shownIds(page)).toEqual([idOf(1)])
  expect(new URL(page.url()).hash).toBe('#refactoring=pull-up-method&known=yes')
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.waitForFunction(() => document.getElementById('hits')?.textContent === '7 bugs')
  await page.getByRole('combobox', { name: 'Engine' }).selectOption('eclipse@4.34')
  expect(await shownIds(page)).toEqual([idOf(6)])
  await page.getByRole('combobox', { name: 'Engine' }).selectOption('')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('crashed or hung')
  expect(await shownIds(page)).toEqual([idOf(2), idOf(3)])
})

test('a search finds words of programs, messages, ids and results, opened or not', async () => {
  const { page } = await open(report)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const found = async (words: string) => {
    await search.fill(words)
    return await shownIds(page)
  }
  expect(await found('GETTARGET null')).toEqual([idOf(2)])
  expect(await found('the field f is not moved')).toEqual([idOf(1)])
  expect(await found('private int f;')).toEqual([idOf(4)])
  expect(await found(report.bugs[5]?.findings[1] ?? '')).toEqual([idOf(5)])
  expect(await found('"`````]]>-->')).toEqual([idOf(6)])
  expect(await found('nowhere to be found')).toEqual([])
  expect(await hits(page)).toBe('0 of 7 bugs')
  await search.fill('gettarget')
  await page.locator(`details[id="${idOf(2)}"] > summary`).click()
  expect(await found('gettarget frames')).toEqual([])
  expect(await found('gettarget checkfinalconditions')).toEqual([idOf(2)])
})

test('an address names a bug, or what is searched', async () => {
  const { page, address } = await open(report, `#${idOf(5)}`)
  const summary = page.locator(`details[id="${idOf(5)}"] > summary`)
  const state = () => summary.evaluate(node => [node.parentElement?.hasAttribute('open'), node === document.activeElement])
  expect(await state()).toEqual([true, true])
  expect(await page.locator('.detail').count()).toBe(1)
  await page.goto(`${address}#kind=crash&q=gettarget`)
  expect(await shownIds(page)).toEqual([idOf(2)])
  await page.goto(`${address}#${idOf(0)}`)
  await page.waitForFunction(() => document.getElementById('hits')?.textContent === '7 bugs')
  expect(await page.locator(`details[id="${idOf(0)}"]`).getAttribute('open')).toBe('')
})

test('a change of behaviour: request, both sides with what differs, witness and divergence, where else, how to replay', async () => {
  const { page } = await open(report)
  const detail = await detailOf(page, 0)
  expect(await detail.locator('dl').first().innerText()).toMatch(/Target\s+k at p\/C\.java:3:7\s+destination\s+B/)
  expect(await detail.getByRole('group', { name: 'before, p/C.java' }).locator('mark').allInnerTexts()).toEqual(['k'])
  expect(await detail.getByRole('group', { name: 'before, p/C.java' }).locator('del').allTextContents()).toEqual([
    '  int k(int a) {\n',
    '    return 20;\n',
    '  }\n',
  ])
  expect(await detail.getByRole('group', { name: 'after, p/B.java' }).locator('ins').count()).toBe(4)
  expect(await detail.getByRole('group', { name: 'Calls' }).innerText()).toBe('var b = new p.B();\nb.m();')
  expect(await detail.locator('.fault').innerText()).toBe('Why: in B.m(), A.k(long) ran, now B.k(int).')
  expect(await detail.locator('.elsewhere li').allInnerTexts()).toEqual(['eclipse@4.34: yes', 'toy@1: n.a.'])
  expect(await detail.getByRole('group', { name: 'Commands' }).innerText()).toContain(`npx assay replay CAMPAIGN ${idOf(0)}`)
  await detail.getByText('12 findings').click()
  expect(await detail.locator('.findings li').allInnerTexts()).toEqual(report.bugs[0]?.findings)
})

test('like lines of both sides stand on one height', async () => {
  const { page } = await open(report)
  const detail = await detailOf(page, 0)
  const heightOf = async (side: string, line: string) =>
    (
      await detail
        .getByRole('group', { name: `${side}, p/B.java` })
        .locator(`[data-n="${line}"]`)
        .boundingBox()
    )?.y
  expect(await heightOf('after', '10')).toBe(await heightOf('before', '6'))
  expect(await heightOf('after', '6')).toBeLessThan((await heightOf('before', '6')) ?? 0)
})

test('what does not compile: the errors, their lines, what the engine said, the known bug', async () => {
  const { page } = await open(report)
  const detail = await detailOf(page, 1)
  expect(await detail.locator('.errors').innerText()).toBe(
    'A.java:4:12 cannot find symbol; symbol: variable f; location: class A compiler.err.cant.resolve.location',
  )
  expect(await detail.locator('.wrong').allTextContents()).toEqual(['return f;'])
  expect(await detail.innerText()).toContain('info: the field f is not moved PullUp_note, PullUp.check')
  expect(await detail.getByRole('link', { name: 'JDT-101' }).getAttribute('href')).toBe('https://example.org/jdt/101')
})

test('a crash has its stack, a hang says so, and the program stands alone', async () => {
  const { page } = await open(report)
  const crash = await detailOf(page, 2)
  expect(await crash.getByRole('group', { name: 'Stack' }).innerText()).toMatch(
    /^java\.lang\.NullPointerException: Cannot invoke .*\n {4}at MoveInstanceMethodProcessor\.getTarget\n/,
  )
  expect(await crash.locator('.program').count()).toBe(1)
  expect(await (await detailOf(page, 3)).innerText()).toContain('It timed out, twice.')
})

test('a wrong transformation names the rule, a refusal its message', async () => {
  const { page } = await open(report)
  expect(await (await detailOf(page, 4)).innerText()).toContain('Violated rule: has-getter')
  expect(await (await detailOf(page, 5)).innerText()).toContain('error: f is hidden by g RenameField_hidden, RenameField.check')
})

test('text that means harm is text', async () => {
  const { page } = await open(report)
  const detail = await detailOf(page, 6)
  expect(await detail.locator('img, script').count()).toBe(0)
  expect(await detail.getByRole('group', { name: 'Calls' }).textContent()).toBe(
    hostile.replace('\u202e', '\\u202e').replace('\u202c', '\\u202c').replace('\u0000', '\\u0000').replace('\ud800', '\\ud800'),
  )
})
