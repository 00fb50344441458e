/** Whatever way a value goes, the methods that show what became of it are tested. */
import { expect, test } from 'vitest'
import { shownElsewhere, shownElsewherePairs } from '../../../../corpus/pairs/shown-elsewhere.js'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import { Hierarchy } from '../../../../src/languages/java/impact/hierarchy.js'
import { impactOf } from '../../../../src/languages/java/impact/impact.js'
import { scopeOf } from '../../../../src/languages/java/impact/scope.js'
import { classesOf, openCompiler } from '../../../support/compiler.js'

test.each(['ecj', 'javac'] as const)('a change is tested where it shows, as %s compiles it', { timeout: 120_000 }, async name => {
  await using compiler = await openCompiler(pickJdk({ min: 17 }))
  const pairs = shownElsewherePairs()
  const before = await compiler.compile(
    pairs.map(pair => pair.before),
    name,
    'files',
  )
  const after = await compiler.compile(
    pairs.map(pair => pair.after),
    name,
    'files',
  )
  const untested = pairs.flatMap(({ id }, at) => {
    const [old, now] = [before[at], after[at]]
    if (old === undefined || now === undefined) throw new Error('not compiled')
    expect(old.ok && now.ok, `${id}: ${JSON.stringify(old.diagnostics ?? now.diagnostics)}`).toBe(true)
    const scope = scopeOf(impactOf(new Hierarchy(classesOf(old)), new Hierarchy(classesOf(now))))
    return (shownElsewhere[id]?.shows ?? [])
      .filter(element => !scope?.tested.includes(element))
      .map(element => `${id}: ${element}`)
  })
  expect(untested).toEqual([])
})
