/** `assay check` on two folders, from outside: what it prints where, and how it ends. */
import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findJdks } from '../../src/jvm/jdk.js'
import type { Pair } from '../../src/model/index.js'
import { assay, checkPair, folder, main, members, project } from '../support/assay.js'

const changed = members('public int m(int i) { return i; }', 'public int m(int i) { return i + 1; }')
const preserved = members('public int m(int i) { return i * 2; }', 'public int m(int i) { return i + i; }')
const uncompilable = members('public int m(int i) { return i; }', 'public int m(int i) { return j; }')
const oneLine = /^assay: [^\n]+\n$/

describe('the verdict decides the exit code, and standard error is empty', () => {
  test.each<[string, Pair, number, RegExp]>([
    ['preserved', preserved, 0, /^preserved: /],
    ['changed', changed, 1, /^changed: /],
    ['uncompilable', uncompilable, 1, /^uncompilable: .*\n {2}p\/A\.java:3:30 {2}cannot find symbol/],
    [
      'unknown',
      { before: uncompilable.after, after: changed.after },
      3,
      /^unknown \(before-does-not-compile\): .*\n {2}p\/A\.java:3:30 /,
    ],
  ])('%s', async (kind, pair, code, text) => {
    const [before, after] = [folder(pair.before), folder(pair.after)]
    const [asText, asJson] = await Promise.all([
      assay(['check', before, after]),
      assay(['check', before, after, '--json', '--quiet']),
    ])
    expect(asText).toMatchObject({ code, stderr: '' })
    expect(asText.stdout).toMatch(text)
    expect(asText.stdout).not.toContain('\u001b')
    expect(asJson).toMatchObject({ code, stderr: '' })
    expect(asJson.stdout).toMatch(/^\{[^\n]*\}\n$/)
    expect(JSON.parse(asJson.stdout).verdict.kind).toBe(kind)
  })
})

test('the witness and the counts are those of the program', async () => {
  const { result } = await checkPair(changed)
  const at = { before: 'p/A.java:3', after: 'p/A.java:3' }
  expect(result).toEqual({
    verdict: {
      kind: 'changed',
      witness: {
        calls: ['var a = new p.A();', 'a.m(0);'],
        observed: 'return',
        before: '0',
        after: '1',
        at,
        divergence: { in: 'p.A#m(int)', before: 'returns 0', after: 'returns 1', at },
      },
    },
    impact: { changes: 1, impacted: 1, tested: 1 },
    evidence: expect.objectContaining({
      commonClasses: 1,
      commonMethods: 1,
      impactedCovered: 1,
      grade: 'full',
      seed: 1,
      truncated: false,
      platform: `JDK ${newestJdk().version}`,
    }),
    api: { onlyBefore: [], onlyAfter: [] },
    time: { totalMs: expect.any(Number) },
  })
})

describe('options', () => {
  test('--strict compares messages of exceptions', async () => {
    const throws = (text: string) => `public int m(int i) { throw new IllegalStateException("${text}" + i); }`
    const pair = members(throws('old'), throws('new'))
    const [plain, strict] = [await checkPair(pair), await checkPair(pair, '--strict')]
    expect(plain.result.verdict).toEqual({ kind: 'preserved' })
    expect(strict.result.verdict).toMatchObject({
      kind: 'changed',
      witness: { observed: 'exception', before: expect.stringContaining('old0'), after: expect.stringContaining('new0') },
    })
  })

  test('--all-witnesses tells one for each method that differs', async () => {
    const methods = (value: number) => [1, 2, 3].map(n => `public int m${n}(int i) { return i + ${value}; }`).join(' ')
    const { result } = await checkPair(members(methods(0), methods(1)), '--all-witnesses')
    const { verdict } = result
    if (verdict.kind !== 'changed') throw new Error(`it is ${verdict.kind}`)
    expect(verdict.witnesses?.map(({ calls }) => calls.at(-1)).toSorted()).toEqual(['a.m1(0);', 'a.m2(0);', 'a.m3(0);'])
    expect(verdict.witnesses?.[0]).toEqual(verdict.witness)
  })

  test('--sequences bounds what is run, and --seed is told; no sequence at all is unknown', async () => {
    const few = await checkPair(preserved, '--sequences', '2', '--seed', '42')
    expect(few.result.evidence).toMatchObject({ sequences: 2, seed: 42 })
    const none = await checkPair(preserved, '--sequences', '0')
    expect(none).toMatchObject({
      code: 3,
      result: { verdict: { kind: 'unknown', reason: 'nothing-reached' }, evidence: { sequences: 0 } },
    })
  })

  test('--budget is a ceiling, and what it cut short says so', async () => {
    // Something that a call can change, so that every two of them are tried.
    const busy = 'int s = 0; for (int n = 0; n < 2500; n++) s += n; state += i;'
    const methods = (value: string) =>
      `int state;\n${Array.from({ length: 30 }, (_, n) => `public int m${n}(int i, int k) { ${busy} return i ${value}; }`).join('\n')}`
    const busyPair = members(methods('+ k'), methods('+ k + 0 * s'))
    const short = ['--budget', '100ms', '--sequences', '100000']
    const { result, code, ms } = await checkPair(busyPair, ...short)
    expect(result).toMatchObject({ verdict: { kind: 'preserved' }, evidence: { truncated: true } })
    expect(code).toBe(0)
    expect(ms).toBeLessThan(20_000)
  })

  test('--release sets the source level', async () => {
    const files = (value: number) => ({
      'p/A.java': `package p; public class A { public int m() { var x = ${value}; return x; } }`,
    })
    const pair = { before: files(1), after: files(2) }
    expect((await checkPair(pair, '--release', '11')).result.verdict.kind).toBe('changed')
    expect((await checkPair(pair, '--release', '8')).result.verdict).toMatchObject({
      kind: 'unknown',
      reason: 'before-does-not-compile',
    })
  })

  test('--jdk picks the JDK', async () => {
    for (const { home, version } of findJdks().filter(({ major }) => major >= 17)) {
      const { result } = await checkPair(preserved, '--jdk', home)
      expect(result.evidence?.platform).toBe(`JDK ${version}`)
    }
  })

  test('--junit writes a test for a change, and nothing else', async () => {
    const root = folder()
    const kept = await checkPair(preserved, '--junit', join(root, 'kept'))
    expect(kept.stderr).toContain('assay: no test was written: no difference was found\n')
    const { code, stderr } = await checkPair(changed, '--junit', join(root, 'deep/er'))
    expect(code).toBe(1)
    expect(stderr).toContain(`assay: wrote ${join(root, 'deep/er/AssayWitnessTest.java')}\n`)
    expect(readdirSync(root)).toEqual(['deep'])
    expect(readdirSync(join(root, 'deep/er'))).toEqual(['AssayWitnessTest.java'])
    expect(readFileSync(join(root, 'deep/er/AssayWitnessTest.java'), 'utf8')).toContain('Assertions.assertEquals(0, a.m(0));')
  })

  test('NO_COLOR and pipes mean no colours, terminals have them', { skip: !hasScript() }, async () => {
    const [before, after] = [folder(changed.before), folder(changed.after)]
    const inTerminal = (env: NodeJS.ProcessEnv) => {
      const command = [process.execPath, main, 'check', before, after].map(word => `'${word}'`).join(' ')
      try {
        return execFileSync('/usr/bin/env', ['script', '-qec', command, '/dev/null'], {
          env: { ...process.env, TERM: 'xterm', ...env },
          encoding: 'utf8',
        })
      } catch (error) {
        return (error as { stdout: string }).stdout
      }
    }
    expect(inTerminal({ NO_COLOR: undefined })).toContain('\u001b[31mchanged')
    expect(inTerminal({ NO_COLOR: '1' })).not.toContain('\u001b[3')
  })
})

describe('wrong usage is one line and exit code 2', () => {
  const [before, after] = ['examples/override-gained/before', 'examples/override-gained/after'].map(path => join(project, path))
  const folders = [before, after] as const

  test.each<[string, readonly string[], RegExp]>([
    ['no command', [], /no command/],
    ['an unknown command', ['chek'], /unknown command 'chek'/],
    ['an unknown option', ['check', ...paths(), '--jsn'], /unknown option '--jsn'/],
    ['no folder', ['check'], /two folders, BEFORE and AFTER/],
    ['one folder', ['check', 'a'], /two folders, BEFORE and AFTER/],
    ['three folders', ['check', ...paths(), 'c'], /too many arguments/],
    ['folders and --batch', ['check', '--batch', '-', ...paths()], /not both/],
    ['--junit with --batch', ['check', '--batch', '-', '--junit', 'x'], /--junit is for one pair/],
    ['--batch without a file', ['check', '--batch'], /argument missing/],
    ['a batch file that is missing', ['check', '--batch', '/no/such/file'], /\/no\/such\/file/],
    ['a batch file that is a folder', ['check', '--batch', project], /can't be read/],
    ['a JDK that is none', ['check', ...paths(), '--jdk', '/no/such'], /--jdk names \/no\/such, which is not a JDK/],
    ['a strategy that is not', ['check', ...paths(), '--strategy', 'most'], /Allowed choices are impact, all/],
    ['another language', ['check', ...paths(), '--language', 'kotlin'], /Allowed choices are java/],
    ['--git with --batch', ['check', '--git', 'a..b', '--batch', '-'], /give --git, --staged or --batch, and only one of them/],
    ['--git with two folders', ['check', '--git', 'a..b', ...paths()], /--git takes at most one folder/],
    ['--git without revisions', ['check', '--git'], /argument missing/],
    ['--git with a revision that is none', ['check', '--git', 'none', project], /--git: unknown revision none/],
    ['--git with --staged', ['check', '--git', 'HEAD', '--staged'], /give --git or --staged, not both/],
    ['--git outside of a repository', ['check', '--git', 'a..b', '/'], /is not in a git repository/],
    ['--tests with --batch', ['check', '--batch', '-', '--tests', 'x'], /--tests is for one pair/],
    ['a class path that is missing', ['check', ...paths(), '--classpath', 'x.jar'], /names x\.jar, which does not exist/],
    ...['5', '5x', 's', '-1s', '1 s', '', '1e3s', 'NaNms'].map(text =>
      bad('--budget', text, /Expected a duration such as 500ms/),
    ),
    ...['x', '-1', '1.5', '', '99999999999', '1e3', '0x10'].map(text => bad('--sequences', text, /Expected an integer /)),
    ...['x', '-1', '1.5'].map(text => bad('--seed', text, /Expected an integer /)),
    ...['7', 'x', '17.0'].map(text => bad('--release', text, /Expected an integer /)),
    bad('--release', '99', /99/),
  ])('%s', async (_, args, message) => {
    const ran = await assay(args)
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(oneLine)
    expect(ran.stderr).toMatch(message)
  })

  function paths(): readonly string[] {
    return folders.flatMap(path => path ?? [])
  }

  function bad(option: string, text: string, message: RegExp): [string, readonly string[], RegExp] {
    return [`${option} ${JSON.stringify(text)}`, ['check', ...paths(), `${option}=${text}`], message]
  }
})

test('--help and --version end with 0', async () => {
  const [help, checkHelp, version] = await Promise.all([assay(['--help']), assay(['check', '--help']), assay(['--version'])])
  expect(help).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('check') })
  expect(checkHelp).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('--all-witnesses') })
  for (const option of ['--git', '--classpath', '--tests', '--allow-io', '--strategy']) expect(checkHelp.stdout).toContain(option)
  expect(version).toMatchObject({
    code: 0,
    stdout: `${JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version}\n`,
  })
})

test('the words of the verdict: equal byte code, nothing in common, nothing reached, compilers that disagree', async () => {
  const said = async (pair: Pair) => {
    const { stdout, code } = await assay(['check', folder(pair.before), folder(pair.after)])
    return [code, stdout.split('\n', 1)[0]]
  }
  const method = 'public int m() { return 1; }'
  expect(await said(members(method, `/* moved */ ${method}`))).toEqual([
    0,
    'preserved: both versions compile to the same byte code',
  ])
  expect(
    await said({ before: { 'A.java': `public class A { ${method} }` }, after: { 'B.java': `public class B { ${method} }` } }),
  ).toEqual([3, expect.stringMatching(/^unknown \(nothing-in-common\)/)])
  expect(await said(members(`private A() { } ${method}`, `private A() { } ${method.replace('1', '2')}`))).toEqual([
    3,
    expect.stringMatching(/^unknown \(nothing-reached\)/),
  ])
  // ECJ takes a package for one that exists as soon as something lies below it, javac does not.
  const below = { 'p3/deep/Y.java': 'package p3.deep; public class Y { }' }
  const disagree = {
    before: { ...below, 'p/A.java': `package p; public class A { ${method} }` },
    after: { ...below, 'p/A.java': `package p; import p3.*; public class A { ${method} }` },
  }
  expect(await said(disagree)).toEqual([3, expect.stringMatching(/^unknown \(compilers-disagree\)/)])
})

test('a closed pipe ends quietly with 0', async () => {
  const command = `'${process.execPath}' '${main}' check '${folder(changed.before)}' '${folder(changed.after)}' | true; echo "\${PIPESTATUS[0]}"`
  const ended = await new Promise<string>((resolve, reject) => {
    const shell = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [shell.stdout, shell.stderr]) stream.setEncoding('utf8').on('data', text => (said += text))
    shell.on('error', reject)
    shell.on('close', () => resolve(said))
  })
  expect(ended).toBe('0\n')
})

function newestJdk() {
  const [newest] = findJdks()
  if (newest === undefined) throw new Error('no JDK was found')
  return newest
}

function hasScript(): boolean {
  try {
    execFileSync('/usr/bin/env', ['script', '--version'])
    return true
  } catch {
    return false
  }
}
