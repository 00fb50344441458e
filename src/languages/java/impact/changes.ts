/**
 * The small-grained changes between two versions (S1, table 1), from class files alone. Lambda bodies and other methods that
 * a compiler makes for itself have no names to rely on: they count as part of the method that uses them.
 */
import type { ImpactResult } from '../../../model/index.js'
import { type ClassFile, type Field, flags, type Instruction, type Method } from './class-file.js'
import { fieldElement, methodElement, typeElement } from './element.js'
import { type Hierarchy, memberKey, signature } from './hierarchy.js'

/** Methods added, removed, with another body or other modifiers; fields added, removed, with other modifiers, another initialiser. */
export type ChangeKind = ImpactResult['changes'][number]['kind']

export interface Change {
  readonly kind: ChangeKind
  readonly owner: string
  /** What of the class changed; nothing if it is the class's own modifiers or supertypes (that is a CMM). */
  readonly member?: Pick<Method, 'name' | 'descriptor'>
}

export function changeElement({ kind, owner, member }: Change): string {
  if (member === undefined) return typeElement(owner)
  const isField = kind === 'AF' || kind === 'RF' || kind === 'CFM' || kind === 'CFI' || kind === 'CSFI'
  return isField ? fieldElement(owner, member.name) : methodElement(owner, member.name, member.descriptor)
}

export function changesBetween(before: Hierarchy, after: Hierarchy): readonly Change[] {
  const changes: Change[] = []
  const names = [...new Set([...before.classes.keys(), ...after.classes.keys()])].sort()
  const supertypesChanged = new Set<string>()
  for (const name of names) {
    const [mine, other] = [before.classes.get(name), after.classes.get(name)]
    if (mine === undefined && other !== undefined) changes.push(...wholeClass(other, 'AM', 'AF'))
    else if (mine !== undefined && other === undefined) changes.push(...wholeClass(mine, 'RM', 'RF'))
    else if (mine !== undefined && other !== undefined && !isSame(mine, other)) {
      if (String(parentsOf(mine)) !== String(parentsOf(other))) for (const type of after.below(name)) supertypesChanged.add(type)
      changes.push(...changesIn(mine, other, before, after))
    }
  }
  for (const name of supertypesChanged) changes.push(...inheritedChanges(name, before, after))
  return changes
}

/** What the compiler made for itself and what nobody could have written or called by name. */
export function isHidden({ access }: Field | Method): boolean {
  return (access & flags.synthetic) !== 0
}

function wholeClass(file: ClassFile, method: ChangeKind, field: ChangeKind): readonly Change[] {
  const owner = file.name
  return [
    ...file.fields.filter(member => !isHidden(member)).map(member => ({ kind: field, owner, member })),
    ...file.methods.filter(member => !isHidden(member)).map(member => ({ kind: method, owner, member })),
  ]
}

/** The same bytes, with nothing in them that may lead to a compiler's method elsewhere. */
function isSame(mine: ClassFile, other: ClassFile): boolean {
  if (mine.bytes.length !== other.bytes.length || Buffer.compare(mine.bytes, other.bytes) !== 0) return false
  return !mine.methods.some(({ uses }) => uses.some(use => use.kind === 'call' && use.name.startsWith('access$')))
}

function parentsOf({ superclass, interfaces }: ClassFile): readonly string[] {
  return [superclass ?? '', ...interfaces]
}

const classModifiers =
  flags.public | flags.private | flags.protected | flags.static | flags.final | flags.abstract | flags.interface
/** public to final, synchronized, native, abstract, strictfp; on fields volatile and transient. */
const memberModifiers = 0x3f | 0x100 | 0x400 | 0x800
const fieldModifiers = 0xdf

function changesIn(mine: ClassFile, other: ClassFile, before: Hierarchy, after: Hierarchy): readonly Change[] {
  const owner = mine.name
  const changes: Change[] = []
  const isOther = (mine.access & classModifiers) !== (other.access & classModifiers)
  if (isOther || String(parentsOf(mine)) !== String(parentsOf(other))) changes.push({ kind: 'CMM', owner })

  const fields = paired(mine.fields, other.fields)
  for (const [old, now] of fields) {
    if (old === undefined && now !== undefined) changes.push({ kind: 'AF', owner, member: now })
    else if (old !== undefined && now === undefined) changes.push({ kind: 'RF', owner, member: old })
    else if (old !== undefined && now !== undefined) {
      if ((old.access & fieldModifiers) !== (now.access & fieldModifiers)) changes.push({ kind: 'CFM', owner, member: now })
      if (old.constant !== now.constant) changes.push({ kind: initialiserKind(now), owner, member: now })
    }
  }

  for (const [old, now] of paired(mine.methods, other.methods)) {
    if (old === undefined && now !== undefined) changes.push({ kind: 'AM', owner, member: now })
    else if (old !== undefined && now === undefined) changes.push({ kind: 'RM', owner, member: old })
    else if (old !== undefined && now !== undefined) {
      if ((old.access & memberModifiers) !== (now.access & memberModifiers)) changes.push({ kind: 'CMM', owner, member: now })
      const texts = [codeText(old, owner, before), codeText(now, owner, after)]
      if (texts[0] !== texts[1]) changes.push(...bodyChanges(old, now, mine, before, after))
    }
  }
  return unique(changes)
}

function unique(changes: readonly Change[]): readonly Change[] {
  const seen = new Map(changes.map(change => [change.kind + changeElement(change), change]))
  return [...seen.values()]
}

function paired<T extends Field | Method>(
  mine: readonly T[],
  other: readonly T[],
): readonly (readonly [T | undefined, T | undefined])[] {
  const others = new Map(other.filter(member => !isHidden(member)).map(member => [signature(member), member]))
  const own = mine.filter(member => !isHidden(member))
  const known = new Set(own.map(signature))
  return [
    ...own.map(member => [member, others.get(signature(member))] as const),
    ...[...others.values()].filter(member => !known.has(signature(member))).map(member => [undefined, member] as const),
  ]
}

function initialiserKind({ access }: Field): ChangeKind {
  return (access & flags.static) !== 0 ? 'CSFI' : 'CFI'
}

/** An initialiser of a field is compiled into constructors or the class's initialiser: that part counts as the field's change. */
function bodyChanges(old: Method, now: Method, file: ClassFile, before: Hierarchy, after: Hierarchy): readonly Change[] {
  const owner = file.name
  const changes: Change[] = []
  if (now.name === '<init>' || now.name === '<clinit>') {
    const [mine, other] = [initialisers(old, owner, before), initialisers(now, owner, after)]
    for (const field of new Set([...mine.fields.keys(), ...other.fields.keys()])) {
      if (mine.fields.get(field) === other.fields.get(field)) continue
      const member = file.fields.find(candidate => memberKey(owner, candidate) === field)
      if (member !== undefined && !isHidden(member)) changes.push({ kind: initialiserKind(member), owner, member })
    }
    if (mine.rest === other.rest && changes.length > 0) return changes
  }
  return [...changes, { kind: 'CMB', owner, member: now }]
}

interface Initialisers {
  readonly fields: ReadonlyMap<string, string>
  readonly rest: string
}

/**
 * What a constructor or an initialiser writes into each field without looking at a parameter or a local variable: so are
 * initialisers compiled. That a constructor's own first statement may look the same does no harm: it does the same.
 */
function initialisers(method: Method, owner: string, hierarchy: Hierarchy): Initialisers {
  const fields = new Map<string, string>()
  let rest = ''
  let slice: Instruction[] = []
  const text = (instructions: readonly Instruction[]) =>
    instructions.map(instruction => instructionText(instruction, owner, hierarchy, new Set())).join(';')
  for (const instruction of method.code?.() ?? []) {
    slice.push(instruction)
    const { field, calls = [] } = instruction
    const isOwn = field?.startsWith(`${owner}.`) ?? false
    const isSuper = calls.some(call => call.includes('.<init>')) && rest === '' && method.name === '<init>'
    if (!isOwn && !isSuper) continue
    const usesLocals = slice.some(({ local = 0 }) => local > 0 || (method.name === '<clinit>' && local !== 0))
    if (isOwn && field !== undefined && !usesLocals) fields.set(field, `${fields.get(field) ?? ''}${text(slice)}`)
    else rest += `${text(slice)}|`
    slice = []
  }
  return { fields, rest: rest + text(slice) }
}

function codeText(method: Method, owner: string, hierarchy: Hierarchy, open: Set<string> = new Set()): string | undefined {
  return method
    .code?.()
    .map(instruction => instructionText(instruction, owner, hierarchy, open))
    .join(';')
}

/** With the code of a compiler's own methods in place of their names. */
function instructionText({ text, calls = [] }: Instruction, owner: string, hierarchy: Hierarchy, open: Set<string>): string {
  let told = text
  for (const call of calls) {
    const method = hiddenMethod(call, hierarchy)
    if (method === undefined) continue
    const code = open.has(call) ? 'again' : codeText(method, owner, hierarchy, new Set([...open, call]))
    told = told.replace(call, `{${code}}`)
  }
  return told
}

function hiddenMethod(call: string, { classes }: Hierarchy): Method | undefined {
  const dot = call.indexOf('.')
  const found = classes.get(call.slice(0, dot))?.methods.find(method => signature(method) === call.slice(dot + 1))
  return found !== undefined && isHidden(found) && (found.access & flags.bridge) === 0 ? found : undefined
}

/** What a class gains or loses, or has from elsewhere, because it or a class above it has other supertypes now. */
function inheritedChanges(name: string, before: Hierarchy, after: Hierarchy): readonly Change[] {
  const [mine, other] = [before.methodsOf(name), after.methodsOf(name)]
  const changes: Change[] = []
  if (!before.classes.has(name) || !after.classes.has(name)) return changes
  for (const key of new Set([...mine.keys(), ...other.keys()])) {
    const [old, now] = [mine.get(key), other.get(key)]
    const member = (now ?? old)?.member
    if (member === undefined || isHidden(member) || old?.key === now?.key) continue
    const isDeclared = old?.owner.name === name || now?.owner.name === name
    if (!isDeclared) changes.push({ kind: old === undefined ? 'AM' : now === undefined ? 'RM' : 'CMB', owner: name, member })
  }
  return changes
}
