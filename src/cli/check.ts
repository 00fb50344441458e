/** `assay check`: one pair of folders, or a stream of pairs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openJava } from '../languages/java/java.js'
import { type ExitCode, InputError } from '../model/index.js'
import { check as judge } from '../oracle/check.js'
import { readProgram } from '../programs/folder.js'
import { checkBatch } from './check-batch.js'
import type { CheckOptions } from './check-options.js'
import { codeOf } from './code-of.js'
import { progressTo } from './progress.js'

export async function check(options: CheckOptions): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.progress)
  const { input, output, junit } = options
  await using java = openJava({
    ...options,
    load: input.kind === 'batch' ? 'many' : 'one',
    onProgress: line => progress.say(line),
  })
  if (input.kind === 'batch') return await checkBatch(input.file, pair => judge(pair, java, options), progress)
  const pair = { before: readProgram(input.before, '.java'), after: readProgram(input.after, '.java') }
  const { result, tests } = await judge(pair, java, options)
  if (junit !== undefined) {
    for (const [index, test] of tests.entries()) writeTest(junit, index, test.file, test.text)
    if (result.verdict.kind === 'changed' && tests.length === 0)
      progress.say('no test was written: the difference is in an object that no assertion can name')
  }
  if (output === 'json') process.stdout.write(`${JSON.stringify(result)}\n`)
  else process.stdout.write((await import('../report/terminal.js')).checkText(result, process.stdout))
  return codeOf(result)
}

/** The smallest witness is the test of that name; further ones are numbered. */
function writeTest(folder: string, index: number, file: string, text: string): void {
  const suffix = index === 0 ? '' : String(index + 1)
  const name = file.replace(/\.java$/, '')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}${suffix}.java`), text.replace(`class ${name} `, `class ${name}${suffix} `))
  } catch (error) {
    throw new InputError(`the test can't be written to ${folder}: ${error instanceof Error ? error.message : error}`)
  }
}
