import fc from 'fast-check'
import { expect, test } from 'vitest'
import { witnessTest } from '../../../src/languages/java/witness-test.js'

type Difference = Parameters<typeof witnessTest>[0]
type Expected = Parameters<typeof witnessTest>[1]

const difference: Difference = {
  statements: ['var a = new p.A();'],
  expression: 'a.m(2)',
  observed: 'return',
  before: '10',
  after: '20',
}
const text = (expected: Expected, more: Partial<Difference> = {}) => witnessTest({ ...difference, ...more }, expected).text

test('a test of a returned value is a whole file in the default package', () => {
  expect(witnessTest(difference, { kind: 'value', java: '10' })).toMatchObject({
    file: 'AssayWitnessTest.java',
    text: `import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Shows a change of behaviour: before 10, after 20. */
class AssayWitnessTest {

    @Test
    void behavesAsBefore() throws Throwable {
        var a = new p.A();
        Assertions.assertEquals(10, a.m(2));
    }
}
`,
  })
})

test('a further test has a number in its file and in the name of its class', () => {
  const first = witnessTest({ ...difference, before: 'class AssayWitnessTest' }, { kind: 'value', java: '10' })
  const { file, text } = first.numbered(2)
  expect(file).toBe('AssayWitnessTest2.java')
  expect(text).toBe(first.text.replace('class AssayWitnessTest {', 'class AssayWitnessTest2 {'))
})

test('a test from inside a package lies in that package', () => {
  const written = (inside: string) => witnessTest(difference, { kind: 'value', java: '10' }, inside).text
  expect(written('p.q')).toMatch(/^package p\.q;\n\nimport /)
  expect(written('')).toMatch(/^import /)
})

test('null is not taken for one of two overloads', () => {
  expect(text({ kind: 'value', java: 'null' })).toContain('Assertions.assertEquals((Object) null, a.m(2));')
})

test('output is captured while the statements run, and restored whatever happens', () => {
  const out = text({ kind: 'output', java: '"x\\n"' }, { observed: 'output' })
  expect(out).toMatch(
    /System\.setOut\(new [^;]+;\n\s+try \{\n\s+var a = new p\.A\(\);\n\s+try \{ a\.m\(2\); \} catch \(Throwable ignored\) \{ \}\n\s+\} finally \{\n\s+System\.setOut\(usual\);/,
  )
  expect(text({ kind: 'output', java: '"x"' }, { observed: 'error-output' })).toContain('System.setErr(usual);')
})

test('an exception before is expected, and none before is none', () => {
  const thrown = { observed: 'exception', before: 'throws p.E', after: '10' } as const
  expect(text({ kind: 'exception', java: 'p.E' }, thrown)).toContain('Assertions.assertThrows(p.E.class, () -> a.m(2));')
  expect(text({ kind: 'exception', java: 'p.E' }, { ...thrown, expression: 'a.field' })).toContain(
    '() -> { var read = a.field; });',
  )
  expect(text({ kind: 'return', java: '' }, thrown)).toContain('Assertions.assertDoesNotThrow(() -> { a.m(2); });')
})

test('whatever was observed, the comment that tells it neither ends early nor hides an escape', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom('*/', '\\u002a/', '*\\u002f', '\\\\u002a/', '\\uuu002a/', '\\', '/*', '**/'),
  )
  const observed = fc.array(nasty, { maxLength: 6 }).map(parts => JSON.stringify(parts.join('')))
  fc.assert(
    fc.property(observed, observed, (before, after) => {
      const source = unicodeEscapesRead(text({ kind: 'value', java: '1' }, { before, after }))
      const start = source.indexOf('/**')
      expect(source.indexOf('*/', start + 3)).toBe(source.indexOf('. */\nclass AssayWitnessTest {') + 2)
    }),
    { numRuns: 2000 },
  )
})

/** What the first step of a Java compiler makes of a text: a backslash that is not itself escaped, and a u, is a character. */
function unicodeEscapesRead(java: string): string {
  return java.replaceAll(/(\\\\)|\\u+([0-9a-fA-F]{4})/g, (all, pair, hex) =>
    pair === undefined ? String.fromCharCode(Number.parseInt(hex, 16)) : all,
  )
}

test('numbers of objects, which are others in every process, are left out of printed text before it is compared', () => {
  const java = '"save shop.Order@…\\n"'
  const written = text({ kind: 'output', java }, { observed: 'output' })
  expect(written).toContain(
    `Assertions.assertEquals(${java}, printed.toString(java.nio.charset.StandardCharsets.UTF_8).replaceAll("@[0-9a-f]+\\\\b", "@\\u2026"));`,
  )
  expect(text({ kind: 'output', java: '"@x"' }, { observed: 'output' })).not.toContain('replaceAll')
})
