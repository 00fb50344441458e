/** The first divergence in words: where, what ran there before, and what now. */
import type { Divergence } from '../model/index.js'

/** `in B.m(), A.k(long) ran, now B.k(int)`. Packages are left out unless the two could not be told apart without. */
export function divergenceText({ in: place, before, after }: Divergence): string {
  const isClear = short(before) !== short(after)
  const name = isClear ? short : plain
  const where = place === 'witness' ? 'called directly' : `in ${short(place)}`
  return `${where}, ${happened(name(before), before)}, now ${next(name(after), after)}`
}

function happened(text: string, said: string): string {
  if (said === 'nothing') return 'nothing happened'
  if (isElement(said)) return `${text} ${said.endsWith(')') ? 'ran' : 'was used'}`
  return said.startsWith('throws ') ? `it threw ${text.slice('throws '.length)}` : pastOf(text)
}

function pastOf(text: string): string {
  if (text.startsWith('returns')) return `it returned${text.slice('returns'.length)}`
  return `${text} was set`
}

function next(text: string, said: string): string {
  if (said.startsWith('throws ') || said.startsWith('returns')) return `it ${text}`
  return text
}

/** `p.A#f`, `p.A#k(long)`. */
function isElement(said: string): boolean {
  return /^[\w$.]+#[^ ]+$/.test(said)
}

function plain(said: string): string {
  return construct(said.replace('#', '.'))
}

function short(said: string): string {
  if (said.startsWith('throws ')) return `throws ${simple(said.slice('throws '.length))}`
  const [, owner, member] = /^([\w$.]+)#(.*)$/s.exec(said) ?? []
  if (owner === undefined || member === undefined) return said
  const open = member.indexOf('(')
  if (open < 0) return `${simple(owner)}.${member}`
  const parameters = member
    .slice(open + 1, -1)
    .split(',')
    .map(simple)
    .join(', ')
  return construct(`${simple(owner)}.${member.slice(0, open)}(${parameters})`)
}

/** A constructor as people call it. */
function construct(text: string): string {
  return text.replace(/^([\w$.]+)\.<init>/, 'new $1').replace(/^([\w$.]+)\.<clinit>\(\)/, 'the static initialiser of $1')
}

function simple(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1).replaceAll('$', '.')
}
