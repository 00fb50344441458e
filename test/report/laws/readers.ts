/** Takes the files of each report format apart, strictly: what a browser or a CI server would repair is an error here. */
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import type { FormatName } from '../../../src/report/formats.js'
import type { Content, Reader } from './laws.js'

export const readers: Readonly<Record<FormatName, Reader>> = {
  html: readHtml,
  markdown: readMarkdown,
  sarif: readJson,
  junit: readXml,
}

/** Elements with their attributes. Only the page's own style and script, which have no attributes, are passed over. */
function readHtml(file: string): Content {
  const page = file.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '<$1></$1>')
  const structure: string[] = []
  const texts: string[] = []
  const values: string[] = []
  const open: string[] = []
  const token = /<!doctype html>|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*(\/?)>|([^<>]+)/gy
  for (let at = 0; at < page.length; at = token.lastIndex) {
    const [all, closes, name, attributes = '', isEmpty, text] = token.exec(page) ?? fail(`no HTML: ${page.slice(at, at + 40)}`)
    for (const [, value = ''] of attributes.matchAll(/="([^"]*)"/g)) values.push(unescaped(value))
    if (text !== undefined) texts.push(unescaped(text))
    if (name === undefined) continue
    structure.push(all.replace(/="[^"]*"/g, ''))
    if (closes === '/') {
      if (open.pop() !== name) fail(`</${name}> closes something else`)
    } else if (isEmpty !== '/' && !/^(meta|input)$/.test(name)) open.push(name)
  }
  if (open.length > 0) fail(`not closed: ${open}`)
  return { structure, text: [texts.join(''), ...values].join('\n') }
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
])

function unescaped(text: string): string {
  return text.replace(/&(?:([a-z]+|#\d+);)?/g, (_, name = '') => entities.get(name) ?? fail(`no entity: ${name}`))
}

/** Outside of code: how a line begins and the signs that mean something, in their order. Of a row of a table, its cells. */
function readMarkdown(file: string): Content {
  const structure: string[] = []
  const texts: string[] = []
  let fence: string | undefined
  for (const line of file.split('\n')) {
    const [, ticks] = /^ {0,3}(`{3,}|~{3,})[^`]*$/.exec(line) ?? []
    if (fence !== undefined) {
      if (ticks?.startsWith(fence) && line.trim() === ticks) fence = undefined
      else texts.push(line)
    } else if (ticks !== undefined) fence = ticks
    else if (line !== '') {
      const { signs, text } = readLine(line)
      structure.push(line.startsWith('|') ? `${line.match(/(?<!\\)\|/g)?.length} cells` : signs)
      texts.push(text)
    }
  }
  if (fence !== undefined) fail('a fence is not closed')
  return { structure, text: texts.join('\n') }
}

function readLine(line: string): { readonly signs: string; readonly text: string } {
  const [begin = ''] = /^(#+|[-+*>]|\d+[.)])? */.exec(line) ?? []
  let signs = begin
  let text = ''
  for (let at = begin.length; at < line.length; ) {
    const rest = line.slice(at)
    const [escaped] = /^\\[!-/:-@[-`{-~]/.exec(rest) ?? []
    const [ticks = ''] = /^`+/.exec(rest) ?? []
    const end = ticks === '' ? -1 : rest.slice(ticks.length).search(new RegExp(`(?<!\`)${ticks}(?!\`)`))
    if (escaped !== undefined) text += escaped.slice(1)
    else if (end >= 0) text += rest.slice(ticks.length, ticks.length + end)
    else {
      const isSign = /^[[\]<>*_~!&`|]/.test(rest) || (/^[@#]/.test(rest) && !/\w$/.test(line.slice(0, at)))
      if (isSign) signs += rest[0]
      text += rest[0]
    }
    at += escaped !== undefined ? 2 : end >= 0 ? 2 * ticks.length + end : 1
  }
  return { signs, text }
}

function readJson(file: string): Content {
  const texts: string[] = []
  const structure = JSON.parse(file, (_, value) => {
    if (typeof value !== 'string') return value
    texts.push(value)
    return 'text'
  })
  return { structure, text: texts.join('\n') }
}

function readXml(file: string): Content {
  const document = parseXml(file)
  const texts = [document.text]
  const outline = (element: XmlElement): unknown => {
    texts.push(...Object.values(element.attributes))
    return [
      element.name,
      Object.keys(element.attributes),
      element.children.filter(child => child instanceof XmlElement).map(outline),
    ]
  }
  return { structure: outline(document.root ?? fail('no element')), text: texts.join('\n') }
}

function fail(message: string): never {
  throw new Error(message)
}
