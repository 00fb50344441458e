/**
 * Instances as Java programs, compilable or not: an instance becomes a tree, its atoms get names, and the tree is written. Any theory
 * prints that has the names of JDolly's metamodel.
 */
import type { Instance, Vocabulary } from '../../../alloy/space.js'
import type { Program } from '../../../model/index.js'
import { markerOf } from './marks.js'
import { namerOf } from './names.js'
import { treeReader } from './read.js'
import { programText } from './text.js'
import { wordsOf } from './words.js'

export { notPrinted } from './words.js'

/** Throws InputError where the vocabulary is not that of Java programs, naming the first signature or relation that it misses. */
export function printerOf(vocabulary: Vocabulary, theory: string): (instance: Instance) => Program {
  const words = wordsOf(vocabulary, theory)
  const read = treeReader(words)
  const name = namerOf(words)
  const marker = markerOf(words)
  const nullFields = words.sig('NullFields') ?? ''
  return instance => {
    const declarations = read(instance, marker.target(instance))
    const names = name(instance, declarations)
    const marks = marker.marks(instance, declarations, names)
    return programText({ declarations, names, marks, nullFields: instance.sigs[nullFields]?.[0] !== undefined })
  }
}
