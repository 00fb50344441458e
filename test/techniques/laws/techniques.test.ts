import { languages } from '../../../src/languages/languages.js'
import type { Request } from '../../../src/model/index.js'
import { techniques } from '../../../src/techniques/techniques.js'
import { insisting } from '../../support/toy-technique.mjs'
import { techniqueLaws } from './technique.js'

const asked = (refactoring: string, parameters: Request['parameters']): Request => ({
  refactoring,
  input: `${refactoring} some`,
  n: 0,
  program: 'some#0',
  files: { 'A.java': 'class A { int f; }' },
  target: { file: 'A.java', start: 14, end: 15 },
  parameters,
})

const samples = {
  postconditions: async () => (await languages[0].load()).postconditions(),
  requests: [asked('rename-field', { newName: 'g' }), asked('push-down-field', {}), asked('encapsulate-field', {})],
}

for (const entry of [...techniques, insisting]) techniqueLaws(entry, samples)
