/**
 * A worker of the engine for Calc: inlines a function, whose name is the target, into all its calls and takes its definition away. Two faults are
 * planted: no parentheses around what is put in (`double(x) * 3` becomes `x + x * 3`), and a crash where a function calls itself.
 */
import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'

say({ hello: { protocol: 1, pid: process.pid } })
for await (const line of createInterface({ input: process.stdin })) {
  for (const { id, ...task } of JSON.parse(line).tasks) say({ id, answer: answer(task) })
}

function answer({ files, target, disabled }) {
  const name = files[target.file].slice(target.start, target.end)
  const definition = new RegExp(`^${name}\\(([\\w, ]*)\\) = (.*)\\n?`, 'm')
  const [line, list, body] = definition.exec(files[target.file]) ?? []
  if (line === undefined) return { kind: 'unusable', why: 'there is no function' }
  if (new RegExp(`\\b${name}\\(`).test(body))
    return { kind: 'crashed', error: { type: 'InlineError', message: `${name} calls itself`, frames: ['Inliner.inline'] } }
  const parameters = list.split(',').map(parameter => parameter.trim())
  const isUsed = Object.values(files).some(text => callsOf(name).test(text.replace(line, '')))
  if (!isUsed && !disabled.includes('calc.unused')) {
    const text = `${name} is called by nobody`
    return { kind: 'answered', messages: [{ severity: 'error', key: 'calc.unused', text, site: 'Inliner.check' }] }
  }
  const inlined = text =>
    text.replace(callsOf(name), (_, given) => {
      const values = given.split(',').map(value => value.trim())
      return body.replace(/[a-z]\w*(?!\w*\()/g, word => values[parameters.indexOf(word)] ?? word)
    })
  const edit = {}
  for (const [path, text] of Object.entries(files)) {
    const after = inlined(text.replace(path === target.file ? line : /$^/, ''))
    if (after !== text) edit[path] = after
  }
  return { kind: 'answered', messages: [], edit }
}

function callsOf(name) {
  return new RegExp(`\\b${name}\\(([^()]*)\\)`, 'g')
}

function say(value) {
  writeSync(1, `${JSON.stringify(value)}\n`)
}
