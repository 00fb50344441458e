import { expect, test } from 'vitest'
import { formatNamed } from '../../../src/report/formats.js'
import { bug, hostile, report, reportOf } from '../report-fixture.js'

const { render } = formatNamed('markdown')
const reports = await render(report)
const textOf = (n: number) => Object.values(reports)[n + 1] ?? ''
const only = async (...args: Parameters<typeof bug>) => Object.values(await render(reportOf([bug(...args)])))[1] ?? ''

const changed = {
  kind: 'changed',
  verdict: { kind: 'changed', witness: { calls: ['new A().m();'], observed: 'return', before: '1', after: '2' } },
} as const

test('a report has the fault as its title, version, steps, program, expected and actual', () => {
  expect(textOf(1)).toBe(`# Pull Up Method: the result does not compile: cannot find symbol; symbol: variable f; location: class A

- Version: Eclipse 2026-06 (4.40), org.eclipse.jdt.core.manipulation 1.24.100, JDK 25.0.3; known as [JDT-101](<https://example.org/jdt/101>), accepted
- Other releases and engines: eclipse@4.34 no
- Steps: (1) make a file \`A.java\` of the program below, (2) select \`m\` (\`A.java\`, line 5, column 7), (3) choose Pull Up Method (in the menu: Pull Up), (4) leave everything else as it is and finish

\`\`\`java
class A {
}
class B extends A {
  int f;
  int m() {
    return f;
  }
}
\`\`\`

- Expected: a program that compiles, or a refusal with the reason
- Actual: after info \`the field f is not moved\`: the result does not compile: \`cannot find symbol; symbol: variable f; location: class A\`

\`\`\`java
class A { // in fewer lines
  int m() {
    return f; } } // <- error
class B extends A {
  int f; }
\`\`\`
`)
})

test('steps call what is typed as the dialog does, and leave out what is not typed', async () => {
  const shown = bug({
    kind: 'behaviour',
    refactoring: 'add-parameter',
    cause: 'it',
    findings: 1,
    before: { 'A.java': 'class A { void [|m|]() {} }' },
    why: changed,
    parameters: { type: 'int', index: '0' },
  })
  const steps = async (of: typeof shown) => /, \(4\) (.*)$/m.exec(Object.values(await render(reportOf([of])))[1] ?? '')?.[1]
  expect(await steps({ ...shown, labels: { type: 'Type' } })).toBe(
    'enter `int` as *Type*, (5) leave everything else as it is and finish',
  )
  expect(await steps(shown)).toBe(
    'enter `int` as *type*, (5) enter `0` as *index*, (6) leave everything else as it is and finish',
  )
})

test('what the engine says of a bug has a line of its own', () => {
  expect(textOf(3)).toContain('\n- Already reported: [JDT-102](<https://example.org/jdt/102>) (fixed)\n')
  expect(textOf(5)).toContain(
    '\n- Related: [JDT-103](<https://example.org/jdt/103>) (open): it asks for this check\n- May be a choice: a hidden field may surprise readers\n',
  )
  const cells = reports['README.md']?.split('\n').flatMap(row => row.split(' | ').slice(7, 8))
  expect(cells?.slice(2)).toEqual([
    '',
    '[JDT-101](<https://example.org/jdt/101>), accepted',
    '',
    '[JDT-102](<https://example.org/jdt/102>), fixed',
    expect.stringContaining('JDT-7'),
    'may be a choice',
    expect.anything(),
  ])
})

test('a crash comes with its stack, a behaviour with its divergence', () => {
  expect(textOf(2)).toContain(
    '```text\njava.lang.NullPointerException: Cannot invoke "ITypeBinding.isInterface()" because "target" is null\n  at MoveInstanceMethodProcessor.getTarget\n',
  )
  expect(textOf(0)).toContain('# Pull Up Method: the behaviour changes: in `B.m()`, `A.k(long)` ran, now `B.k(int)`\n')
  expect(textOf(0)).toContain('- Actual: no message is shown, and `var b = new p.B(); b.m();` gives `20`, before `10`')
})

test('a program of 25 lines fits whole into 30, with the target where the report says it is', async () => {
  const members = (name: string) =>
    Array.from({ length: 9 }, (_, n) => `  int f${n} = ${n};`)
      .join('\n')
      .replace('f0', name)
  const before = `class A {\n${members('f0')}\n}\n\nclass B extends A {\n${members('g')}\n  int [|m|]() {\n    return 1;\n  }\n}\n`
  const text = await only({
    kind: 'behaviour',
    refactoring: 'pull-up-method',
    cause: 'x',
    findings: 1,
    before: { 'A.java': before },
    after: { 'A.java': before.replaceAll(/\[\||\|\]/g, '').replace('return 1', 'return 2') },
    why: changed,
  })
  const lines = text.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(30)
  const [, line = '', column = ''] = /line (\d+), column (\d+)/.exec(text) ?? []
  const program = lines.slice(lines.indexOf('```java') + 1)
  expect(program[Number(line) - 1]?.slice(Number(column) - 1)).toMatch(/^m\(\)/)
  expect(program.slice(0, program.indexOf('```')).join('').replace(/\s/g, '')).toBe(
    before.replaceAll(/\[\||\|\]/g, '').replace(/\s/g, ''),
  )
})

test('however long program and result are, it is never more than 30 lines, and says what is missing', async () => {
  for (const length of [1, 5, 10, 12, 15, 18, 20, 22, 23, 24, 25, 26, 30, 60])
    for (const changes of [1, 4, 20]) {
      const lines = Array.from({ length }, (_, n) => `int f${n};`)
      const text = await only({
        kind: 'behaviour',
        refactoring: 'rename-field',
        cause: 'x',
        findings: 1,
        before: { 'A.java': ['[|A|]', ...lines.slice(1)].join('\n') },
        after: { 'A.java': lines.map((line, n) => (n < changes ? `${line} //` : line)).join('\n') },
        why: changed,
      })
      const shown = text.trimEnd().split('\n')
      expect(shown.length).toBeLessThanOrEqual(30)
      expect(shown.filter(line => line.startsWith('```')).length % 2).toBe(0)
      expect(shown.includes('A')).toBe(true)
      const hasAll = lines.slice(1).every(line => shown.includes(line))
      expect(hasAll || shown.some(line => /… and \d+ more lines/.test(line))).toBe(true)
      if (length <= 22) expect(hasAll).toBe(true)
    }
})

test('fences are longer than any row of backticks inside', () => {
  const text = textOf(6)
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter(line => /^`{6}(java)?$/.test(line)),
  ).toHaveLength(4)
  const outside = text.replace(/^(`{6})java\n[\s\S]*?\n\1$/gm, '').replace(/(`{6})(?!`).*?\1/g, '')
  expect(outside).not.toMatch(/(?<!\\)<(script|img|!)/)
  expect(text).not.toContain('\u202e')
})

test('the table names every report, each in a row of as many cells', () => {
  const [title, , intro, , newer, , older, , ...table] = reports['README.md']?.trimEnd().split('\n') ?? []
  expect([title, intro]).toEqual([
    '# 7 bugs',
    expect.stringContaining('Eclipse 2026-06 (4.40), Eclipse 2024-12 (4.34) on JDK 25.0.3'),
  ])
  expect([newer, older]).toEqual([
    'Eclipse 2026-06 (4.40) is org.eclipse.jdt.core.manipulation 1.24.100.',
    'Eclipse 2024-12 (4.34) is org.eclipse.jdt.core.manipulation 1.21.300.',
  ])
  expect(table).toHaveLength(2 + report.bugs.length)
  for (const row of table) expect(row.match(/(?<!\\)\|/g)).toHaveLength(10)
  for (const [, name = ''] of table.join('\n').matchAll(/\]\(([\w.-]+\.md)\)/g)) expect(Object.keys(reports)).toContain(name)
  expect(Object.keys(reports)).toHaveLength(report.bugs.length + 1)
})

test('names of files are safe whatever the ids are', async () => {
  const [first] = report.bugs
  if (first === undefined) throw new Error('no bug')
  const names = Object.keys(await render(reportOf([{ ...first, id: `../../${hostile}` }])))
  expect(names[1]).toMatch(/^pull-up-method-behaviour-\.\._\.\._[\w.-]+\.md$/)
})
