/** What serialisation stores is no call's result: where its form changed, `full` is not earned. */
import { beforeAll, expect, test } from 'vitest'
import type { CheckResult } from '../../../../src/model/index.js'
import { checkBatch } from '../../../support/assay.js'

/** A class with `«before|after»` where its versions differ, and whether its objects are stored in another form then. */
const programs: Readonly<Record<string, { readonly text: string; readonly isOther: boolean }>> = {
  'a stored field with another name': {
    text: 'public class A implements java.io.Serializable { private static final long serialVersionUID = 1; private int «n|count»; public int m() { return «n|count»; } }',
    isOther: true,
  },
  'another version': {
    text: 'public class A implements java.io.Serializable { private static final long serialVersionUID = «1|2»; public int m() { return 1«| + 0 * hashCode()»; } }',
    isOther: true,
  },
  'a method more where the version is a hash': {
    text: 'public class A implements java.io.Serializable { public int m() { return «1|one()»; } «|int one() { return 1; }» }',
    isOther: true,
  },
  'a private method more': {
    text: 'public class A implements java.io.Serializable { public int m() { return «1|one()»; } «|private int one() { return 1; }» }',
    isOther: false,
  },
  'a transient field with another name': {
    text: 'public class A implements java.io.Serializable { private static final long serialVersionUID = 1; private transient int «n|count»; public int m() { return «n|count»; } }',
    isOther: false,
  },
  'a class that nobody stores': {
    text: 'public class A { private int «n|count»; public int m() { return «n|count»; } }',
    isOther: false,
  },
}

let results: Readonly<Record<string, CheckResult>>

beforeAll(async () => {
  const versions = Object.entries(programs).map(([id, { text }]) => {
    const version = (side: string) => ({ 'A.java': text.replace(/«([^|»]*)\|([^»]*)»/g, side) })
    return [id, { before: version('$1'), after: version('$2') }] as const
  })
  results = (await checkBatch(Object.fromEntries(versions))).results
})

test.each(Object.entries(programs))('%s', (id, { isOther }) => {
  const { verdict, evidence } = results[id] ?? {}
  expect(verdict?.kind).toBe('preserved')
  expect(evidence?.serialised).toEqual(isOther ? ['A'] : undefined)
  expect(evidence?.grade).toBe(isOther ? 'partial' : 'full')
})
