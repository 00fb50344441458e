import { expect, test } from 'vitest'
import type { LanguageEntry } from '../../src/languages/language.js'
import { languageNamed, languageOf, languageOfTheory, languages } from '../../src/languages/languages.js'

const unloaded = () => Promise.reject(new Error('it is not loaded'))
const toy: LanguageEntry = {
  name: 'toy',
  isSource: path => path.endsWith('.toy'),
  wording: { title: 'Toy', code: 'toy', comment: '--', compilers: 'its two compilers' },
  load: unloaded,
  toolchain: unloaded,
}
const among = [...languages, toy] as const

test('a language is found by its name, and an unknown one is refused in one line', () => {
  expect(languageNamed('java').name).toBe('java')
  expect(languageNamed('toy', among)).toBe(toy)
  expect(() => languageNamed('cobol', among)).toThrow('unknown language cobol; available: java, toy')
})

test('a language is found by the files of a program, and the first is meant where they do not tell', () => {
  expect(languageOf(['p/A.java', 'README.md'], among).name).toBe('java')
  expect(languageOf(['README.md', 'a.toy'], among)).toBe(toy)
  expect(languageOf(['README.md'], among).name).toBe('java')
})

test('a shipped theory is of the language before its slash', () => {
  expect(languageOfTheory('toy/rename', among)).toBe(toy)
  expect(languageOfTheory('own/rename.als', among).name).toBe('java')
})

test.each(languages.map(({ name }) => name))(
  '%s: what it loads is called as its entry, and its theories are there',
  async name => {
    const language = await languageNamed(name).load()
    expect(language.name).toBe(name)
    const { theoryNamed } = await import('../../src/programs/theories.js')
    const generated = Object.values(language.refactorings).flatMap(refactoring => refactoring.generated ?? [])
    expect(generated.length).toBeGreaterThan(0)
    for (const { theory } of generated) expect(theoryNamed(theory).name).toBe(theory)
  },
)
