import { expect, test } from 'vitest'
import { ProgramText } from '../../src/cli/program-text.js'

test('the text is that of the program, also where files are the same as before', () => {
  const texts = new ProgramText()
  const marks = { target: { file: 'p/A.java', start: 1, end: 2 } }
  for (const program of [
    { files: { 'p/A.java': 'package p;\n', 'p/"B".java': 'é\u2028"' }, marks },
    { files: { 'p/A.java': 'package p;\n', 'p/"B".java': '' }, marks: {} },
    { files: { 'p/A.java': 'package q;\n' }, marks },
    { files: {}, marks },
  ]) {
    expect(`{${texts.text(program)}}`).toBe(JSON.stringify(program))
  }
})
