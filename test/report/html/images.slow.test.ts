/** The images of docs/reports.md. They are taken each time; `ASSAY_IMAGES=docs/images npx vitest run test/report/html/images` keeps them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { report, reportOf } from '../report-fixture.js'
import { open, browserTest as test } from './browser.js'

test('the page is fit to be shown in the docs', async () => {
  const shown = reportOf(report.bugs.slice(0, 6))
  const { page } = await open({ ...shown, plan: { ...shown.plan, engines: ['eclipse@4.41'] } }, '', {
    viewport: { width: 1000, height: 760 },
  })
  const images = new Map([['report-overview.png', await page.screenshot()]])
  await page.evaluate(id => location.assign(`#${id}`), report.bugs[0]?.id)
  await page.locator('.detail').waitFor()
  await page.locator('.bugs').evaluate(list => list.scrollIntoView())
  images.set('report-bug.png', await page.screenshot())
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('dark')
  await page.getByRole('searchbox').fill('cannot find symbol')
  await page.locator(`details[id="${report.bugs[1]?.id}"] > summary`).click()
  await page.locator('#list').evaluate(heading => heading.scrollIntoView())
  images.set('report-search-dark.png', await page.screenshot())

  for (const [name, image] of images) {
    expect(image.length, name).toBeGreaterThan(10_000)
    expect(image.length, name).toBeLessThan(150_000)
  }
  const folder = process.env.ASSAY_IMAGES
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  for (const [name, image] of images) writeFileSync(join(folder, name), image)
})
