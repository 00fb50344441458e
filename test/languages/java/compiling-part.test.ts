import { expect, test } from 'vitest'
import { compilingPart } from '../../../src/languages/java/compiling-part.js'
import type { Diagnostic, Files } from '../../../src/model/index.js'

/** A toy language: a file is words, and each word has to be the name of a file, but `lib` is always missing and `!x` always wrong. */
async function findErrors(files: Files): Promise<readonly Diagnostic[]> {
  return Object.entries(files).flatMap(([file, text]) =>
    text
      .split(' ')
      .filter(word => word !== '' && !(word in files))
      .map((word, at) => ({
        ...(word === 'lib'
          ? { code: 'compiler.err.doesnt.exist', message: 'package lib does not exist' }
          : { code: 'compiler.err.cant.resolve', message: `no ${word}` }),
        file,
        line: 1,
        column: at,
      })),
  )
}

const part = (before: Files, after: Files) => compilingPart(before, after, findErrors)
const others = { a: '', b: 'a', c: 'a b', d: '', e: 'd' }

test('what does not compile is left out of both versions, and what needs it', async () => {
  const files = { ...others, x: 'lib', y: 'x', z: 'y a' }
  expect(await part(files, { ...files, a: 'd' })).toEqual({ kind: 'compiles', leftOut: ['x', 'y', 'z'], errorsAfter: [] })
})

test('nothing is judged where more than half would go', async () => {
  const files = { a: '', x: 'lib', y: 'x' }
  expect(await part(files, files)).toEqual({ kind: 'none' })
})

test('what only the version after does not compile is its error', async () => {
  const before = { ...others, x: 'lib' }
  const { errorsAfter, leftOut } = { errorsAfter: [], leftOut: [], ...(await part(before, { ...before, b: '!new' })) }
  expect(leftOut).toEqual(['x'])
  expect(errorsAfter).toMatchObject([{ file: 'b', message: 'no !new' }])
})

test.each([
  ['a file that was left out', { b: 'x' }],
  ['the library that is missing', { b: 'lib' }],
  ['that library in a new file with another error', { f: 'lib !new' }],
])('a version after that now needs %s is not called uncompilable', async (_, change) => {
  const before = { ...others, x: 'lib' }
  expect(await part(before, { ...before, ...change })).toEqual({ kind: 'none' })
})

test('a compiler that does not answer leaves nothing to judge', async () => {
  expect(await compilingPart(others, others, async () => undefined)).toEqual({ kind: 'none' })
})
