/** docs/check.md is the reference: whatever there is stands in it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { exitCode } from '../../src/cli/exit-code.js'
import { checkResult, impactResult } from '../../src/model/check.js'
import { assay, project } from '../support/assay.js'

const reference = readFileSync(join(project, 'docs/check.md'), 'utf8')

test.each(['check', 'impact'])('every option of %s is in the reference, and its help ends with examples', async command => {
  const { stdout } = await assay([command, '--help'])
  const options = stdout.match(/^ {2}(-h, )?--[a-z-]+/gm)?.map(option => option.replace(/^.*(?=--)/, '')) ?? []
  expect(options.length).toBeGreaterThan(4)
  for (const option of options) expect(reference).toContain(`\`${option}`)
  expect(stdout).toMatch(new RegExp(`\nExamples:\n(  assay ${command} .*\n)+\nExit codes: .*\n`))
})

test.each([
  ['check', checkResult],
  ['impact', impactResult],
])('every field of the JSON of %s, and every value of one that is chosen, is in the reference', (_, schema) => {
  const text = JSON.stringify(z.toJSONSchema(schema))
  const named = [...text.matchAll(/"(?:required|enum)":\[([^\]]*)\]|"const":("[^"]*")/g)].flatMap(([, list, one]) =>
    JSON.parse(`[${list ?? one}]`),
  )
  expect(named.length).toBeGreaterThan(10)
  for (const name of new Set<unknown>([...named, ...propertiesOf(JSON.parse(text))]))
    expect(reference, String(name)).toMatch(new RegExp(`[\`.]${name}[\`.]`))
})

test('every exit code is in the reference', () => {
  for (const code of Object.values(exitCode)) expect(reference).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'))
})

test('every environment variable that is read is in the reference', () => {
  const sources = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts'))
  const read = sources.flatMap(path => [...readFileSync(join(project, 'src', path), 'utf8').matchAll(/\benv\.([A-Z_0-9]+)/g)])
  const names = new Set(read.map(([, name]) => name))
  expect(names.size).toBeGreaterThan(5)
  for (const name of names) expect(reference).toContain(`\`${name}\``)
})

function propertiesOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(propertiesOf)]
}
