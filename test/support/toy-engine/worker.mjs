/**
 * A worker of the toy engine: renames by text and moves a line from one file to another, which is little, and does it in the way of
 * a real engine, with messages, preconditions that can be switched off and files that come and go. A comment in the program, such
 * as `toy: hang`, makes it misbehave.
 */
import { appendFileSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [, , log] = process.argv
if (log !== undefined) appendFileSync(log, `${process.pid}\n`)

/** Grows with every program that it was told to keep. */
const kept = []

const misdeeds = {
  hang: () => {
    for (;;);
  },
  crash: () => {
    throw new ToyError('the toy was told to crash')
  },
  die: () => process.exit(7),
  leak: () => {
    for (;;) kept.push(Buffer.alloc(16 << 20, 1))
  },
  wait: ms => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(ms)),
  escape: () => answered([], { '../escaped.txt': 'outside' }),
  lie: () => ({ kind: 'answered', messages: 'none' }),
}

const refactorings = {
  'rename-method': rename,
  'rename-field': rename,
  'rename-class': (task, word) => {
    const renamed = rename(task, word)
    const { file } = task.target
    if (renamed.edit === undefined || !file.endsWith(`${word}.java`)) return renamed
    const { [file]: text = task.files[file], ...others } = renamed.edit
    return { ...renamed, edit: { ...others, [file]: null, [file.replace(/[^/]+$/, `${task.parameters.newName}.java`)]: text } }
  },
  /** The line that the target is in becomes the last but one of the destination's file. */
  'pull-up-method': (task, word) => {
    const { file, start } = task.target
    const line = lineAt(task.files[file], start)
    const parent = task.parameters.destination ?? /\bextends (\w+)/.exec(task.files[file])?.[1]
    const to = Object.keys(task.files).find(path => path.endsWith(`${parent}.java`))
    if (to === undefined) return answered([message('fatal', 'noParent', `${word} has no class to go to`)])
    const refusal = refused(task, new RegExp(`\\b${word}\\b`).test(task.files[to]), 'inParent', `${parent} has a ${word} already`)
    const edit = {
      [file]: task.files[file].replace(line, ''),
      [to]: task.files[to].replace(/\}\s*$/, `${line}}\n`),
    }
    return answered(refusal, edit)
  },
}

class ToyError extends Error {}

say({ hello: { protocol: 1, pid: process.pid } })
const programs = new Map()
for await (const line of createInterface({ input: process.stdin })) {
  const { close = [], open = {}, tasks } = JSON.parse(line)
  for (const name of close) programs.delete(name)
  for (const [name, program] of Object.entries(open)) programs.set(name, program)
  for (const { id, about, ...task } of tasks) say({ id, answer: attempt({ ...task, files: programs.get(about).files }) })
}

function attempt(task) {
  if (process.env.TOY_REFUSES !== undefined) return answered([message('fatal', 'refused', 'the toy refuses everything')])
  try {
    for (const text of Object.values(task.files)) {
      const [, misdeed, argument] = /\btoy: (\w+) ?(\w+)?/.exec(text) ?? []
      const answer = misdeeds[misdeed]?.(argument)
      if (answer !== undefined) return answer
      parse(text)
    }
    const { file, start, end } = task.target
    const word = wordAt(task.files[file], start, end)
    if (word === undefined) return { kind: 'unusable', why: 'there is no name' }
    return refactorings[task.refactoring](task, word)
  } catch (error) {
    if (!(error instanceof ToyError)) throw error
    return { kind: 'crashed', error: { type: 'ToyError', message: error.message, frames: ['Toy.attempt'] } }
  }
}

function parse(text) {
  let depth = 0
  for (const [brace] of text.matchAll(/[{}]/g)) depth += brace === '{' ? 1 : -1
  if (depth !== 0) throw new ToyError('the braces do not match')
}

function rename(task, word) {
  const { newName } = task.parameters
  if (!/^\w+$/.test(newName)) return answered([message('fatal', 'noName', `${newName} is no name`)])
  const isTaken = Object.values(task.files).some(text => new RegExp(`\\b${newName}\\b`).test(text))
  const isCapital = /^[A-Z]/.test(newName) !== /^[A-Z]/.test(word)
  const messages = [
    ...refused(task, isTaken, 'taken', `there is a ${newName} already`),
    ...refused(task, isCapital, 'capital', `${newName} is not written as ${word} is`, 'warning'),
  ]
  const edit = {}
  for (const [path, text] of Object.entries(task.files)) {
    const renamed = text.replace(new RegExp(`\\b${word}\\b`, 'g'), newName)
    if (renamed !== text) edit[path] = renamed
  }
  return answered(messages, edit)
}

/** Of a precondition that does not hold, unless it is switched off. */
function refused(task, isBroken, key, text, severity = 'error') {
  return isBroken && !task.disabled.includes(`toy.${key}`) ? [message(severity, key, text)] : []
}

function message(severity, key, text) {
  return { severity, key: `toy.${key}`, text, site: 'Toy.check' }
}

function answered(messages, edit) {
  const isRefused = messages.some(({ severity }) => severity === 'error' || severity === 'fatal')
  return { kind: 'answered', messages, ...(edit === undefined || isRefused ? {} : { edit }) }
}

function wordAt(text, start, end) {
  const from = /\w*$/.exec(text.slice(0, start))[0].length
  const to = /^\w*/.exec(text.slice(end))[0].length
  return /^\w+$/.exec(text.slice(start - from, end + to))?.[0]
}

function lineAt(text, at) {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return text.slice(start, text.indexOf('\n', at) + 1)
}

function say(value) {
  writeSync(1, `${JSON.stringify(value)}\n`)
}
