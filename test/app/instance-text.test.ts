import { expect, test } from 'vitest'
import { InstanceText } from '../../src/app/instance-text.js'

test('the text is that of the instance, also where parts are the same objects as before', () => {
  const texts = new InstanceText()
  const sigs = { A: ['A$0'], 'o/"B"': [] }
  const edges = [['A$0', 'A$0']]
  for (const instance of [
    { sigs, fields: { 'A.edges': edges, 'A.marks': [] } },
    { sigs, fields: { 'A.edges': edges, 'A.marks': [['A$0']] } },
    { sigs: { A: [] }, fields: { 'A.edges': [], 'A.marks': [] } },
    { sigs, fields: {} },
  ]) {
    expect(`{${texts.text(instance)}}`).toBe(JSON.stringify(instance))
  }
})
