/**
 * A worker of the engine for Calc, which renames a function, or inlines it into all its calls and takes its definition away; the target begins
 * where its name does. Two faults are planted in the inlining of release 1: no parentheses around what is put in (`double(x) * 3` becomes
 * `x + x * 3`), and a crash where a function calls itself.
 */
import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'

const isMended = process.argv[2] !== '1'

say({ hello: { protocol: 1, pid: process.pid } })
const programs = new Map()
for await (const line of createInterface({ input: process.stdin })) {
  const { close = [], open = {}, tasks } = JSON.parse(line)
  for (const name of close) programs.delete(name)
  for (const [name, program] of Object.entries(open)) programs.set(name, program)
  for (const { id, about, ...attempt } of tasks) say({ id, answer: answer(programs.get(about), attempt) })
}

function answer({ files }, { target, refactoring, parameters, disabled }) {
  const [name] = /^\w*/.exec(files[target.file].slice(target.start))
  const [line, list, body] = definitionOf(name).exec(files[target.file]) ?? []
  if (line === undefined) return { kind: 'unusable', why: 'there is no function' }
  if (refactoring === 'rename-function') return rename(files, name, parameters.newName)
  if (callsOf(name).test(body)) return isMended ? refused('calc.recursive', `${name} calls itself`) : crashed(name)
  const isUsed = Object.values(files).some(text => callsOf(name).test(text.replace(line, '')))
  if (!isUsed && !disabled.includes('calc.unused')) return refused('calc.unused', `${name} is called by nobody`)
  const names = list.split(',').map(parameter => parameter.trim())
  const put = text => (isMended ? `(${text})` : text)
  const inlined = text =>
    text.replace(callsOf(name), (_, given) => {
      const values = given.split(',').map(value => put(value.trim()))
      return put(body.replace(/[a-z]\w*(?!\w*\()/g, word => values[names.indexOf(word)] ?? word))
    })
  return edited(files, (text, path) => inlined(path === target.file ? text.replace(line, '') : text))
}

function rename(files, name, newName) {
  const isTaken = Object.values(files).some(text => definitionOf(newName).test(text))
  if (isTaken) return refused('calc.taken', `${newName} is there already`)
  return edited(files, text => text.replace(new RegExp(`\\b${name}\\(`, 'g'), `${newName}(`))
}

function edited(files, change) {
  const changed = Object.entries(files).map(([path, text]) => [path, change(text, path)])
  return { kind: 'answered', messages: [], edit: Object.fromEntries(changed.filter(([path, text]) => text !== files[path])) }
}

function refused(key, text) {
  return { kind: 'answered', messages: [{ severity: 'error', key, text, site: 'Abacus.check' }] }
}

function crashed(name) {
  return { kind: 'crashed', error: { type: 'InlineError', message: `${name} calls itself`, frames: ['Abacus.inline'] } }
}

function definitionOf(name) {
  return new RegExp(`^${name}\\(([\\w, ]*)\\) = (.*)\\n?`, 'm')
}

function callsOf(name) {
  return new RegExp(`\\b${name}\\(([^()]*)\\)`, 'g')
}

function say(value) {
  writeSync(1, `${JSON.stringify(value)}\n`)
}
