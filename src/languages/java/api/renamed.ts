/**
 * What of an API is there under another name: the same code, the same types, and nothing else that could be meant. More is not guessed:
 * where the body changed too, one is gone and the other is new.
 */
import type { ApiChange } from '../../../model/index.js'
import type { Both } from '../../language.js'
import { pairClasses } from '../divergence/classes.js'
import type { ClassFile, Field, Method } from '../impact/class-file.js'
import { typeElement } from '../impact/element.js'
import { type Hierarchy, memberKey, signature } from '../impact/hierarchy.js'
import { elementOf, type Lone } from './surface.js'

interface Lonely {
  readonly classes: { readonly gone: readonly string[]; readonly fresh: readonly string[] }
  readonly gone: readonly Lone[]
  readonly fresh: readonly Lone[]
}

export function renamedBetween(versions: Both<Hierarchy>, { classes, gone, fresh }: Lonely): NonNullable<ApiChange['renamed']> {
  const pairs = [
    ...(classes.gone.length === 0 || classes.fresh.length === 0 ? [] : renamedClasses(versions, classes)),
    ...onlyPairs(gone.filter(isDeclared), fresh.filter(isDeclared), (old, now) => isRenamed(old, now, versions)).map(
      ([old, now]) => ({ before: elementOf(old), after: elementOf(now) }),
    ),
  ]
  return pairs.sort((a, b) => (a.before < b.before ? -1 : 1))
}

function isDeclared({ member: { isInherited, name } }: Lone): boolean {
  return !isInherited && name !== '<init>'
}

/** Those that match nothing else on either side. */
function onlyPairs<T>(
  gone: readonly T[],
  fresh: readonly T[],
  isPair: (old: T, now: T) => boolean,
): readonly (readonly [T, T])[] {
  const matches = gone.flatMap(old => fresh.filter(now => isPair(old, now)).map(now => [old, now] as const))
  return matches.filter(([old, now]) => matches.every(([one, two]) => (one === old) === (two === now)))
}

function isRenamed(old: Lone, now: Lone, versions: Both<Hierarchy>): boolean {
  const { on, member } = old
  if (on !== now.on || member.descriptor !== now.member.descriptor || member.name === now.member.name) return false
  const [before, after] = [versions.before.classes.get(on), versions.after.classes.get(on)]
  if (before === undefined || after === undefined) return false
  return member.descriptor.startsWith('(') ? isMethodRenamed(before, after, old, now) : isFieldRenamed(before, after, old, now)
}

function isMethodRenamed(before: ClassFile, after: ClassFile, { member: old }: Lone, { member: now }: Lone): boolean {
  const find = ({ methods }: ClassFile, key: string) => methods.find(method => signature(method) === key)
  const [mine, other] = [find(before, old.key), find(after, now.key)]
  if (mine?.code === undefined || other?.code === undefined || mine.access !== other.access) return false
  return codeOf(mine) === codeOf(other).replaceAll(memberKey(after.name, other), memberKey(before.name, mine))
}

/** A field has no code: its class's methods use it as they used the other, and there are such. */
function isFieldRenamed(before: ClassFile, after: ClassFile, { member: old }: Lone, { member: now }: Lone): boolean {
  const find = ({ fields }: ClassFile, key: string): Field | undefined => fields.find(field => signature(field) === key)
  const [mine, other] = [find(before, old.key), find(after, now.key)]
  if (mine === undefined || other === undefined || mine.access !== other.access || mine.constant !== other.constant) return false
  const [key, newKey] = [memberKey(before.name, mine), memberKey(after.name, other)]
  const users = before.methods.filter(method => codeOf(method).includes(key))
  const code = new Map(after.methods.map(method => [signature(method), codeOf(method)]))
  return users.length > 0 && users.every(user => codeOf(user).replaceAll(key, newKey) === code.get(signature(user)))
}

function codeOf({ code }: Method): string {
  return (code?.() ?? []).map(({ text }) => text).join(';')
}

/** Alike are those that pairClasses takes for alike; the same are those of which nothing but names of classes differs. */
function renamedClasses(
  { before, after }: Both<Hierarchy>,
  { gone, fresh }: Lonely['classes'],
): NonNullable<ApiChange['renamed']> {
  const names = pairClasses(before, after)
  const asBefore = (text: string) => text.replace(/[\p{L}\p{N}_$/]+/gu, word => told(word, names))
  const [old, now] = [gone, fresh].map((all, at) =>
    all.flatMap(name => {
      const file = (at === 0 ? before : after).classes.get(name)
      return file === undefined ? [] : [{ name, text: textOf(file, at === 0 ? text => text : asBefore) }]
    }),
  )
  const isPair = (one: { name: string; text: string }, two: { name: string; text: string }) =>
    names.get(two.name) === one.name && one.text === two.text
  return onlyPairs(old ?? [], now ?? [], isPair).map(([one, two]) => ({
    before: typeElement(one.name),
    after: typeElement(two.name),
  }))
}

/** A class's name stands by itself or in a descriptor, behind other types. */
function told(word: string, names: ReadonlyMap<string, string>): string {
  const whole = names.get(word)
  if (whole !== undefined) return whole
  const [, types = '', name = ''] = /^([BCDFIJSVZ]*L)(.+)$/.exec(word) ?? []
  return types + (names.get(name) ?? name) || word
}

function textOf({ name, access, superclass, interfaces, fields, methods }: ClassFile, told: (text: string) => string): string {
  const members = [
    ...fields.map(field => `${field.access} ${field.name} ${field.descriptor} ${field.constant ?? ''}`),
    ...methods.map(method => `${method.access} ${method.name} ${method.descriptor} ${codeOf(method)}`),
  ]
  return [told(`${name} ${access} ${superclass} ${interfaces.join(' ')}`), ...members.map(told).sort()].join('\n')
}
