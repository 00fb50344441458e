/** `assay doctor` and `assay setup`: what they say, and how they end where something is missing. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { idOf } from '../../src/engines/engine.js'
import { releases } from '../../src/engines/engines.js'
import { findJdks } from '../../src/jvm/jdk.js'
import { assay, checkPair, folder, members, project } from '../support/assay.js'

const checks = z.array(
  z.strictObject({ check: z.string(), ok: z.boolean(), found: z.string(), advice: z.optional(z.string().min(10)) }),
)

test('doctor finds what is there', async () => {
  const [json, text] = await Promise.all([assay(['doctor', '--json']), assay(['doctor'])])
  expect(json).toMatchObject({ code: 0, stderr: '' })
  const found = checks.parse(JSON.parse(json.stdout))
  expect(found.map(({ check, ok }) => [check, ok])).toEqual([
    ['Node', true],
    ['JDK', true],
    ['Maven', true],
    ['Cache', true],
    ['Java side', true],
    ...releases.map(({ manifest }) => [idOf(manifest), true]),
  ])
  expect(found[0]?.found).toBe(process.versions.node)
  expect(text).toMatchObject({ code: 0, stderr: '' })
  expect(text.stdout.trimEnd().split('\n')).toHaveLength(found.length)
  for (const { check, found: what } of found) {
    expect(text.stdout).toMatch(new RegExp(`^ok +${check} `, 'm'))
    expect(text.stdout).toContain(what)
  }
})

test('doctor says what is missing and what to do; without what Maven fetches there is no check', async () => {
  const env = { PATH: join(folder(), 'nothing'), ASSAY_CACHE: join(folder(), 'cache') }
  const ran = await assay(['doctor', '--json'], { env })
  const found = checks.parse(JSON.parse(ran.stdout))
  expect(found.find(({ check }) => check === 'Maven')).toMatchObject({
    ok: false,
    found: 'none',
    advice: expect.stringContaining('install Maven'),
  })
  expect(found.find(({ check }) => check === 'Java side')).toMatchObject({
    found: 'not set up',
    advice: expect.stringContaining('assay setup'),
  })
  expect(ran).toMatchObject({ code: 3, stderr: '' })
  expect(existsSync(env.ASSAY_CACHE)).toBe(false)
})

test('doctor and engines say that a cache can not be used, and that no engine comes into it', async () => {
  const env = { ASSAY_CACHE: join(folder({ file: 'x' }), 'file') }
  const [ran, listed] = await Promise.all([assay(['doctor', '--json'], { env }), assay(['engines', '--json'], { env })])
  const trouble = expect.stringContaining('a part of its path is a file')
  const found = checks.parse(JSON.parse(ran.stdout))
  expect(found.find(({ check }) => check === 'Cache')).toMatchObject({ ok: false, advice: trouble })
  expect(found.at(-1)).toMatchObject({ ok: false, found: 'not set up', advice: trouble })
  expect(ran.code).toBe(3)
  for (const engine of JSON.parse(listed.stdout)) expect(engine).toMatchObject({ ready: false, missing: trouble })
})

test('Maven is not needed where everything is fetched', async () => {
  const ran = await assay(['doctor'], { env: { PATH: join(folder(), 'nothing') } })
  expect(ran.code).toBe(0)
  expect(ran.stdout).toMatch(/^missing +Maven +none: install Maven/m)
})

test.each(['check', 'setup'])('%s with a JDK that is named wrongly is one line', async command => {
  const paths =
    command === 'check' ? ['override-gained/before', 'override-gained/after'].map(path => join(project, 'examples', path)) : []
  const ran = await assay([command, ...paths], { env: { ASSAY_JAVA_HOME: '/no/such/jdk' } })
  expect(ran).toMatchObject({ code: 2, stdout: '' })
  expect(ran.stderr).toMatch(/^assay: ASSAY_JAVA_HOME names \/no\/such\/jdk, which is not a JDK [^\n]+\n$/)
})

test('without a JDK that can be used, doctor says so', async () => {
  const ran = await assay(['doctor', '--json'], { env: { ASSAY_JAVA_HOME: '/no/such/jdk' } })
  const jdk = checks.parse(JSON.parse(ran.stdout)).find(({ check }) => check === 'JDK')
  expect(jdk).toMatchObject({ ok: false, advice: expect.stringContaining('ASSAY_JAVA_HOME') })
  expect(ran).toMatchObject({ code: 3, stderr: '' })
})

test('setup of what is set up says so and ends with 0', async () => {
  expect(await assay(['setup'])).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(/^assay: Assay is ready with JDK [\d.]+\n$/),
  })
})

test('a first check in an empty cache sets up by itself, and says on standard error that it does', {
  timeout: 180_000,
}, async () => {
  const cache = join(folder(), 'cache')
  const pair = members('public int m() { return 1; }', 'public int m() { return 2; }')
  const [before, after] = [folder(pair.before), folder(pair.after)]
  const first = await assay(['check', '--json', before, after], { env: { ASSAY_CACHE: cache } })
  expect(first.code).toBe(1)
  expect(JSON.parse(first.stdout).verdict.kind).toBe('changed')
  const lines = first.stderr.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^assay: downloading the libraries/)
  expect(lines.every(line => line.startsWith('assay: '))).toBe(true)
  expect(readdirSync(cache).toSorted()).toEqual(['archives', 'jars'])
  const second = await assay(['check', '--json', before, after], { env: { ASSAY_CACHE: cache } })
  expect(second).toMatchObject({ code: 1, stderr: '' })
})

test('a cache that can not be written is one line', async () => {
  const file = join(folder({ file: 'x' }), 'file')
  const pair = members('public int m() { return 1; }', 'public int m() { return 2; }')
  const ran = await assay(['check', folder(pair.before), folder(pair.after)], { env: { ASSAY_CACHE: join(file, 'cache') } })
  expect(ran).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^assay: the cache can't be used: [^\n]+ASSAY_CACHE[^\n]+\n$/),
  })
})

test('what slips into every JVM does not change an answer', async () => {
  const pair = members('public String m() { return "ä" + Math.max(1, 2); }', 'public String m() { return "ä" + 3; }')
  const plain = await checkPair(pair)
  const env = { JAVA_TOOL_OPTIONS: '-Xmx8m -Dfile.encoding=ISO-8859-1', JDK_JAVA_OPTIONS: '-Xint', LC_ALL: 'C' }
  const ran = await assay(['check', '--json', folder(pair.before), folder(pair.after)], { env })
  expect(ran.stderr).toBe('')
  expect(JSON.parse(ran.stdout)).toEqual({ schemaVersion: 1, ...plain.result, time: { totalMs: expect.any(Number) } })
})

test('doctor names the JDK that is taken first, and says why it is not that of JAVA_HOME', async () => {
  const jdks = findJdks().filter(({ major }) => major >= 17)
  const oldest = jdks.at(-1)
  const jdkOf = async (JAVA_HOME: string) => {
    const ran = await assay(['doctor', '--json'], { env: { JAVA_HOME } })
    return checks.parse(JSON.parse(ran.stdout)).find(({ check }) => check === 'JDK')
  }
  const taken = await jdkOf(oldest?.home ?? '')
  expect(taken).toMatchObject({ ok: true, found: expect.stringMatching(new RegExp(`^${oldest?.version} in `)) })
  expect(taken).not.toHaveProperty('advice')
  expect(await jdkOf('/no/such')).toMatchObject({
    ok: true,
    found: expect.stringMatching(new RegExp(`^${jdks[0]?.version} in `)),
    advice: expect.stringContaining('JAVA_HOME names /no/such, which is not a JDK'),
  })
})
