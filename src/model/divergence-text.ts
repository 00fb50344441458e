/** The first divergence in words: where, what ran there before, and what now. */
import type { Divergence } from './index.js'
import { code, plainly, say, type Word } from './words.js'

/** `in B.m(), A.k(long) ran, now B.k(int)`. Packages are left out unless the two could not be told apart without. */
export function divergenceText(divergence: Divergence): string {
  return plainly(divergenceWords(divergence))
}

export function divergenceWords({ in: place, before, after }: Divergence): readonly Word[] {
  const name = short(before) === short(after) ? dotted : short
  const where = place === 'witness' ? [say('from outside the program')] : [say('in '), code(short(place))]
  return [...where, say(', '), ...happened(before, name), say(', now '), ...happens(after, name)]
}

type Name = (said: string) => string

function happened(said: string, name: Name): readonly Word[] {
  if (said === 'nothing') return [say('nothing happened')]
  if (isElement(said)) return [code(name(said)), say(said.endsWith(')') ? ' ran' : ' was used')]
  const [, verb, what = ''] = /^(throws|returns) ?(.*)$/s.exec(said) ?? []
  if (verb === undefined) return [code(name(said)), say(' was set')]
  return verb === 'throws' ? [say('it threw '), code(typeName(what, name))] : does('it returned', what)
}

function happens(said: string, name: Name): readonly Word[] {
  if (said === 'nothing') return [say(said)]
  const [, verb, what = ''] = /^(throws|returns) ?(.*)$/s.exec(said) ?? []
  if (verb === undefined) return [code(name(said))]
  return does(`it ${verb}`, verb === 'throws' ? typeName(what, name) : what)
}

function does(verb: string, what: string): readonly Word[] {
  return what === '' ? [say(verb)] : [say(`${verb} `), code(what)]
}

/** `p.A#f`, `p.A#k(long)`. */
function isElement(said: string): boolean {
  return /^[^\s#()]+#[^ ]+$/.test(said)
}

function typeName(type: string, name: Name): string {
  return name === short ? simple(type) : type
}

function dotted(said: string): string {
  return constructed(said.replace('#', '.'))
}

/** Without packages. */
function short(said: string): string {
  if (said.startsWith('throws ')) return `throws ${simple(said.slice('throws '.length))}`
  const [, owner, member] = /^([^\s#()]+)#(.*)$/s.exec(said) ?? []
  if (owner === undefined || member === undefined) return said
  const [, method, parameters] = /^([^(]*)\((.*)\)$/s.exec(member) ?? []
  if (method === undefined || parameters === undefined) return `${simple(owner)}.${member}`
  return constructed(`${simple(owner)}.${method}(${parameters.split(',').map(simple).join(', ')})`)
}

/** A constructor as people call it. */
function constructed(text: string): string {
  return text.replace(/^(\S+)\.<init>/, 'new $1').replace(/^(\S+)\.<clinit>\(\)/, 'the static initialiser of $1')
}

function simple(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1).replaceAll('$', '.')
}
