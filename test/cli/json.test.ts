/** What is wrong with the input, for scripts: a document on standard output beside the line on standard error. Nothing here starts a JVM. */
import { expect, test } from 'vitest'
import { errorDocument } from '../../src/model/document.js'
import { assay } from '../support/assay.js'

test('with --json wrong usage is a document with what to do', async () => {
  for (const args of [
    ['check', '--json', '--no-such'],
    ['chekc', '--json'],
    ['impact', '--json'],
    ['check', 'a', 'b', '--json', '--api', 'x'],
  ]) {
    const ran = await assay(args)
    expect(ran.code).toBe(2)
    const { error } = errorDocument.parse(JSON.parse(ran.stdout))
    expect(error.advice).toBe('assay --help lists the commands and options')
    expect(ran.stderr).toBe(`assay: ${error.message}; ${error.advice}\n`)
    expect(ran.stdout).toMatch(/^\{"schemaVersion":1,"error":[^\n]+\n$/)
  }
})

test('with --json input that can not be used is a document, with advice where there is some', async () => {
  const missing = await assay(['check', '--json', '--quiet', '/no/such', '/no/other'])
  expect(missing.code).toBe(2)
  expect(errorDocument.parse(JSON.parse(missing.stdout)).error.message).toMatch(/\/no\/such does not exist/)
  const jdk = await assay(['check', '--json', '--jdk', '/no/jdk', 'a', 'b'])
  expect(JSON.parse(jdk.stdout)).toEqual({
    schemaVersion: 1,
    error: {
      message: '--jdk names /no/jdk, which is not a JDK (it has no bin/java)',
      advice: 'give the folder of a JDK 17 or later',
    },
  })
})

test('without --json, or behind --, nothing is on standard output', async () => {
  for (const args of [
    ['check', '--no-such'],
    ['impact', '--', '--json'],
  ]) {
    const ran = await assay(args)
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(/^assay: [^\n]+\n$/)
  }
})
