/** Java, as the rest of Assay knows it. */
import type { Language } from '../language.js'
import { refactorings } from './catalogue.js'
import { notPrinted, printerOf } from './printer/printer.js'
import { readSources } from './project/version.js'

export const java: Language = {
  name: 'java',
  refactorings,
  sources: { isSource: path => path.endsWith('.java'), readSources },
  printerOf,
  notPrinted,
  postconditions: async () => (await import('./transformation/postconditions.js')).javaPostconditions(),
  reduction: async () => (await import('./reduction/reduction.js')).javaReduction(),
  faultOf: async finding => (await import('./fault.js')).faultOf(finding),
  reasonOf: async finding => (await import('./reason.js')).reasonOf(finding),
}
