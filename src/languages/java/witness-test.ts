/**
 * A witness as a JUnit test: it passes on the version before and fails on the version after. It lies in the default
 * package and calls only what is public, or in the package from inside which the difference was seen; so it can be put beside
 * either version as it is.
 */
import type { WitnessTest } from '../language.js'
import type { Difference, Expected } from './answers.js'

/** `inside`: the package that it has to be in, if any. */
export function witnessTest(difference: Difference, expected: Expected, inside = ''): WitnessTest {
  const lines = [
    ...(inside === '' ? [] : [`package ${inside};`, '']),
    'import org.junit.jupiter.api.Assertions;',
    'import org.junit.jupiter.api.Test;',
    '',
    `/** Shows a change of behaviour: before ${oneLine(difference.before)}, after ${oneLine(difference.after)}. */`,
    `class ${testClass} {`,
    '',
    '    @Test',
    '    void behavesAsBefore() throws Throwable {',
    ...body(difference, expected).map(line => `        ${line}`),
    '    }',
    '}',
    '',
  ]
  const text = lines.join('\n')
  return {
    file: `${testClass}.java`,
    text,
    numbered: n => ({
      file: `${testClass}${n}.java`,
      text: text.replace(`\nclass ${testClass} {`, `\nclass ${testClass}${n} {`),
    }),
  }
}

const testClass = 'AssayWitnessTest'

function body({ statements, expression, observed }: Difference, { kind, java }: Expected): readonly string[] {
  switch (kind) {
    case 'value':
      return [...statements, `Assertions.assertEquals(${java === 'null' ? '(Object) null' : java}, ${expression});`]
    case 'array':
      return [...statements, `Assertions.assertArrayEquals(${java}, ${expression});`]
    case 'text':
      return [
        ...statements,
        `Assertions.assertEquals(${java}, ${withoutIdentity(java, `String.valueOf((Object) ${expression})`)});`,
      ]
    case 'type':
      return [...statements, `Assertions.assertInstanceOf(${java}.class, ${expression});`]
    case 'exception':
      return [...statements, `Assertions.assertThrows(${java}.class, () -> ${asStatement(expression)});`]
    case 'return':
      return [...statements, `Assertions.assertDoesNotThrow(() -> { ${expression}; });`]
    case 'output':
      // What it throws after that is the same in both versions.
      return capturing(
        observed === 'output' ? 'Out' : 'Err',
        [...statements, `try { ${expression}; } catch (Throwable ignored) { }`],
        java,
      )
  }
}

/** What is shown as `Order@…` is another number in every process. */
function withoutIdentity(expected: string, actual: string): string {
  return /@(…|\\u2026)/.test(expected) ? `${actual}.replaceAll("@[0-9a-f]+\\\\b", "@\\u2026")` : actual
}

/** A field or a variable is no statement; reading it into a variable is. */
function asStatement(expression: string): string {
  return expression.endsWith(')') ? expression : `{ var read = ${expression}; }`
}

function capturing(stream: 'Out' | 'Err', statements: readonly string[], java: string): readonly string[] {
  const field = stream === 'Out' ? 'System.out' : 'System.err'
  return [
    `var usual = ${field};`,
    'var printed = new java.io.ByteArrayOutputStream();',
    `System.set${stream}(new java.io.PrintStream(printed, true, java.nio.charset.StandardCharsets.UTF_8));`,
    'try {',
    ...statements.map(statement => `    ${statement}`),
    '} finally {',
    `    System.set${stream}(usual);`,
    '}',
    `Assertions.assertEquals(${java}, ${withoutIdentity(java, 'printed.toString(java.nio.charset.StandardCharsets.UTF_8)')});`,
  ]
}

/** In a comment neither its end nor anything that Java takes for a unicode escape may stand. */
function oneLine(text: string): string {
  return text.replaceAll('*/', '* /').replaceAll('\\', '&#92;')
}
