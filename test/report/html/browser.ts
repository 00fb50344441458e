/**
 * Reports in a real browser. Whatever page a test opens, it must not complain, ask for anything beyond its own file, or run what stands in a program.
 * Without a browser the tests are skipped and say so, except where that must not be.
 */
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Report } from '../../../src/model/index.js'
import { formatNamed } from '../../../src/report/formats.js'

const executablePath = findBrowser()
const isRequired = process.env.ASSAY_BROWSER === 'required' || process.env.CI === 'true'

/** A test that needs the browser. */
export const browserTest = executablePath === undefined && !isRequired ? skipped() : test

let browser: Browser | undefined
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-report-'))
  if (executablePath !== undefined) browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

export interface Opened {
  readonly page: Page
  /** Without a fragment. */
  readonly address: string
}

export async function open(report: Report, fragment = '', options: BrowserContextOptions = {}): Promise<Opened> {
  const file = join(mkdtempSync(join(folder, 'page-')), 'report.html')
  writeFileSync(file, await formatNamed('html').render(report))
  return await openFile(file, fragment, options)
}

export async function openFile(file: string, fragment: string, options: BrowserContextOptions): Promise<Opened> {
  if (browser === undefined)
    throw new Error(
      'no browser found: install chromium (apt-get install --no-install-recommends chromium), or name one in ASSAY_CHROMIUM',
    )
  const address = pathToFileURL(file).href
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  page.on('request', request => {
    if (request.url().split('#')[0] !== address) complaints.push(`asked for ${request.url()}`)
  })
  onTestFinished(async () => {
    if (options.javaScriptEnabled !== false) expect(await page.evaluate('window.harm')).toBeUndefined()
    await context.close()
    expect(complaints).toEqual([])
  })
  await page.goto(`${address}${fragment}`)
  return { page, address }
}

function skipped(): typeof test.skip {
  process.stderr.write('the browser tests are skipped: no chromium found (apt-get install --no-install-recommends chromium)\n')
  return test.skip
}

function findBrowser(): string | undefined {
  const given = process.env.ASSAY_CHROMIUM
  if (given !== undefined) return given
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(path => join(path, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
