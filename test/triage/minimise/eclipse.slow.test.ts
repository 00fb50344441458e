/** Minimising with an engine and the oracle behind it: programs of theories in which Eclipse 2026-06 (4.40) goes wrong. */
import { afterAll, expect, test } from 'vitest'
import { attemptOnce, UnusableAttempt } from '../../../src/engines/engine.js'
import { outcomeOf } from '../../../src/engines/policy.js'
import { openJava } from '../../../src/languages/java/java.js'
import { asVersions, type Verdict } from '../../../src/model/index.js'
import { byDefault, check } from '../../../src/oracle/check.js'
import { type Example, minimise } from '../../../src/triage/minimise/minimise.js'
import { eclipse } from '../../engines/eclipse/support.js'
import { marked, shown } from './marked.js'

const engine = eclipse('eclipse@4.40')
const java = openJava({ load: 'many' })
afterAll(async () => {
  await Promise.all([engine[Symbol.asyncDispose](), java[Symbol.asyncDispose]()])
})

/** What is wrong with what the engine makes of it, in short. */
async function wrong(refactoring: string, { files, target, parameters }: Example): Promise<string | undefined> {
  try {
    await using session = await engine.open({ files, marks: {} })
    const outcome = outcomeOf(await attemptOnce(session, { refactoring, target, parameters, disabled: [] }), files, 'error')
    if (outcome.kind !== 'applied') return undefined
    const { result } = await check(asVersions({ before: files, after: outcome.files }), java, {
      ...byDefault,
      sequences: 50,
      seed: 1,
    })
    return inShort(result.verdict)
  } catch (error) {
    if (error instanceof UnusableAttempt) return undefined
    throw error
  }
}

function inShort(verdict: Verdict): string | undefined {
  if (verdict.kind === 'uncompilable') return verdict.diagnostics.map(({ code }) => code).join()
  return verdict.kind === 'changed' ? verdict.witness.observed : undefined
}

async function smallest(refactoring: string, example: Example) {
  const finding = await wrong(refactoring, example)
  expect(finding).toBeDefined()
  const holds = async (candidate: Example) => (await wrong(refactoring, candidate)) === finding
  const result = await minimise(example, { holds, tests: 300, atOnce: 3 })
  expect(await wrong(refactoring, result.example)).toBe(finding)
  return { finding, tests: result.tests, files: shown(result.example), parameters: result.example.parameters }
}

test('a renamed method that overrides with weaker access comes down to two methods', async () => {
  const example = marked(
    {
      'p/A.java': `package p;\n\nimport q.B;\n\npublic class A extends B {\n    private long «n»(int a) {\n        return 1;\n    }

    public long m() {\n        return this.n(2);\n    }\n}\n`,
      'q/B.java': 'package q;\n\npublic class B {\n    public long k(int a) {\n        return 2;\n    }\n}\n',
    },
    { newName: 'k' },
  )
  const result = await smallest('rename-method', example)
  expect(result).toMatchObject({
    finding: 'compiler.err.override.weaker.access',
    files: {
      'A.java': 'class A {\n    public void m() {}\n}\n\nclass B extends A {\n    private void «n»() {}\n}\n',
    },
    parameters: { newName: 'm' },
  })
  expect(result.tests).toBeLessThan(60)
})

test('a pulled-up method that calls another one then comes down to the two it can call', async () => {
  const example = marked({
    'p/A.java': `package p;\n\nimport q.C;\n\npublic class A extends C {\n    public long «m»() {\n        return super.k(2);\n    }

    public long n() {\n        return m();\n    }\n}\n`,
    'p/B.java': 'package p;\n\npublic class B extends A {\n}\n',
    'q/C.java': `package q;\n\npublic class C {\n    long k(int a) {\n        return 1;\n    }

    public long k(long a) {\n        return 2;\n    }\n}\n`,
  })
  const result = await smallest('pull-up-method', example)
  expect(result).toMatchObject({
    finding: 'return',
    files: {
      'A.java': `class A {\n    private int m(int a) {\n        return 0;\n    }

    public int m(long a) {\n        return 1;\n    }\n}\n\nclass B extends A {\n    public int «n»() {\n        return m(0);\n    }\n}\n`,
    },
  })
  expect(result.tests).toBeLessThan(100)
})
