/**
 * Instances written by hand, as in
 *
 *     one Target: Method = M
 *     Class.id: C a, D b
 *
 * A line is a relation with its tuples, or a signature of at most one atom. The atoms of a signature are those for which a relation
 * has a tuple, in that order; access words, qualifiers and primitive types are called what they are in Java.
 */
import type { Instance, Vocabulary } from '../../../../src/alloy/space.js'
import { printerOf } from '../../../../src/languages/java/printer/printer.js'
import type { Program } from '../../../../src/model/index.js'

/** The program that this instance is. */
export function printed(text: string): Program {
  const { vocabulary, instance } = handwritten(text)
  return printerOf(vocabulary, 'x.als')(instance)
}

/** The file that is printed first. */
export function firstFile(text: string): string {
  return Object.values(printed(text).files)[0] ?? ''
}

/** What each mark stands on. */
export function markedTexts({ files, marks }: Program): Readonly<Record<string, string>> {
  const text = ({ file, start, end }: Program['marks'][string]) => `${file}: ${files[file]?.slice(start, end)}`
  return Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, text(mark)]))
}

export function handwritten(text: string): { vocabulary: Vocabulary; instance: Instance } {
  const sigs: Record<string, string[]> = Object.fromEntries(metamodel.map(label => [label, []]))
  for (const [label, atom] of constants) sigs[label] = [atom]
  const fields: Record<string, string[][]> = {}
  const singletons: Vocabulary['sigs'][number][] = []
  for (const line of text.split('\n').filter(line => line.trim() !== '')) {
    const single = /^\s*(one|lone) (\S+): (\S+) =\s*(\S*)$/.exec(line)
    if (single !== null) {
      const [, multiplicity, label = '', parent = '', atom] = single
      singletons.push({ label, parent, multiplicity: multiplicity === 'one' ? 'one' : 'lone' })
      sigs[label] = atom ? [atom] : []
      continue
    }
    const [, relation = '', list = ''] = /^\s*(\S+):(.*)$/.exec(line) ?? []
    const tuples = list
      .split(',')
      .filter(each => each.trim() !== '')
      .map(each => each.trim().split(' '))
    fields[relation] = tuples
    const owner = relation.replace(/\..*/, '')
    sigs[owner] = [...new Set([...(sigs[owner] ?? []), ...tuples.map(([atom = '']) => atom)])]
  }
  return {
    vocabulary: {
      sigs: [
        ...Object.keys(sigs)
          .filter(label => !singletons.some(each => each.label === label))
          .map(plain),
        ...singletons,
      ],
      fields: Object.keys(fields),
    },
    instance: { sigs, fields },
  }
}

const metamodel = ['Package', 'ClassId', 'MethodId', 'FieldId', 'Class', 'Field', 'Method']

const constants = [
  ['Int_', 'int'],
  ['Long_', 'long'],
  ['public', 'public'],
  ['private_', 'private'],
  ['protected', 'protected'],
  ['this_', 'this'],
  ['super_', 'super'],
  ['qthis_', 'qthis'],
] as const

function plain(label: string): Vocabulary['sigs'][number] {
  return { label, multiplicity: 'set' }
}
