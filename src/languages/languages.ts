/** The languages that Assay knows: the only file that imports one of them. */
import { InputError } from '../model/index.js'
import { javaRules } from './java/rules.js'
import type { LanguageEntry } from './language.js'

/** Where nothing tells which one is meant, the first is. */
export type Languages = readonly [LanguageEntry, ...LanguageEntry[]]

export const languages: Languages = [
  {
    name: 'java',
    isSource: path => path.endsWith('.java'),
    wording: { title: 'Java', code: 'java', comment: '//', compilers: 'javac and ECJ', rules: javaRules },
    load: async () => (await import('./java/language.js')).java,
    toolchain: async () => (await import('./java/toolchain.js')).toolchain,
  },
]

export function languageNamed(name: string, among: readonly LanguageEntry[] = languages): LanguageEntry {
  const found = among.find(language => language.name === name)
  if (found !== undefined) return found
  throw new InputError(`unknown language ${name}; available: ${among.map(language => language.name).join(', ')}`)
}

/** By the files of a program; where none tells, the first language is meant. */
export function languageOf(paths: Iterable<string>, among: Languages = languages): LanguageEntry {
  const all = [...paths]
  return among.find(({ isSource }) => all.some(isSource)) ?? among[0]
}

/** `java/pull-up-method` is one of Java; whoever writes a theory of their own means the first language. */
export function languageOfTheory(theory: string, among: Languages = languages): LanguageEntry {
  return among.find(({ name }) => theory.startsWith(`${name}/`)) ?? among[0]
}
