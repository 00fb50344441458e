/**
 * The images of docs/reports.md. They are taken each time, and kept with `ASSAY_IMAGES=docs/images npx vitest run test/report/html/images`; of another
 * page than the tests' own with `ASSAY_PAGE=/path/assay.html` before it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { report, reportOf } from '../report-fixture.js'
import { open, openFile, browserTest as test } from './browser.js'

test('the page is fit to be shown in the docs', async () => {
  const options = { viewport: { width: 1000, height: 760 } }
  const given = process.env.ASSAY_PAGE
  const shown = reportOf(report.bugs.slice(0, 6))
  const { page } = given === undefined ? await open(shown, '', options) : await openFile(given, '', options)
  const images = new Map([['report-overview.png', await page.screenshot()]])
  await openFirst(page, 'behaviour', 'ran,', '.bugs > li:not([hidden])')
  images.set('report-bug.png', await page.screenshot())
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('dark')
  await openFirst(page, 'compile', '', '#list')
  images.set('report-dark.png', await page.screenshot())

  for (const [name, image] of images) {
    expect(image.length, name).toBeGreaterThan(10_000)
    expect(image.length, name).toBeLessThan(150_000)
  }
  const folder = process.env.ASSAY_IMAGES
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  for (const [name, image] of images) writeFileSync(join(folder, name), image)
})

async function openFirst(page: Page, kind: string, words: string, top: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind)
  await page.getByRole('searchbox').fill(words)
  const bug = page.locator('.bugs > li:not([hidden]) > details').first()
  await bug.locator('> summary').click()
  await bug.locator('.detail').waitFor()
  await page
    .locator(top)
    .first()
    .evaluate(node => node.scrollIntoView())
}
