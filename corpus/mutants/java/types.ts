/**
 * As much about types and effects as edits have to know. Whatever is not known is `undefined`, or counts as an effect, and
 * the edit is not made: so it is enough to know the common cases, but what is claimed here must be true.
 */
import type { Expression, Field, Method, Node, Program, TypeDeclaration } from './tree.js'
import { nodes, type Site, sites } from './walk.js'

export interface Scope {
  readonly program: Program
  readonly types: ReadonlyMap<string, TypeDeclaration>
  /** Innermost last. */
  readonly enclosing: readonly TypeDeclaration[]
  readonly locals: ReadonlyMap<string, string>
}

export function allTypes(program: Program): ReadonlyMap<string, TypeDeclaration> {
  const known = typesOf.get(program)
  if (known !== undefined) return known
  const types = new Map(sites(program, 'type').map(({ node }) => [node.name, node]))
  typesOf.set(program, types)
  return types
}

/** Asked once for every place of a program, which never changes. */
const typesOf = new WeakMap<Program, ReadonlyMap<string, TypeDeclaration>>()

/** What is declared where a node stands: only what stands before it in the text. */
export function scopeAt(program: Program, site: Site): Scope {
  const locals = new Map<string, string>()
  const declare = (name: string, type: string) => locals.set(name, type)
  const path = [...site.around, site.node]
  path.forEach((node, index) => {
    const inside = path[index + 1]
    if (node.kind === 'type' && node.sort === 'record') for (const { name, type } of node.components) declare(name, type)
    if (node.kind === 'method') for (const p of node.params) declare(p.name, p.varargs ? `${p.type}[]` : p.type)
    if (node.kind === 'lambda') for (const p of node.params) declare(p.name, p.type === '' ? 'unknown' : p.type)
    if (node.kind === 'for-each' && inside === node.body) declare(node.name, node.type)
    if (node.kind === 'catch') declare(node.name, node.type)
    if (node.kind === 'for') for (const init of node.init) if (init !== inside) declareLocal(init, declare)
    if (node.kind === 'block' || node.kind === 'case') {
      for (const statement of node.body) {
        if (statement === inside) break
        declareLocal(statement, declare)
      }
    }
  })
  const types = allTypes(program)
  return { program, types, enclosing: path.flatMap(node => (node.kind === 'type' ? [node] : [])), locals }
}

function declareLocal(node: Node, declare: (name: string, type: string) => void): void {
  if (node.kind === 'local') for (const { name } of node.vars) declare(name, node.type)
}

/** The field that a bare name means, in a class around or one of its superclasses. */
export function fieldNamed(scope: Scope, name: string): { readonly field: Field; readonly owner: TypeDeclaration } | undefined {
  if (scope.locals.has(name)) return undefined
  for (const type of scope.enclosing.toReversed()) {
    const found = fieldOf(scope, type, name)
    if (found !== undefined) return found
  }
  return undefined
}

function fieldOf(
  scope: Scope,
  type: TypeDeclaration,
  name: string,
): { readonly field: Field; readonly owner: TypeDeclaration } | undefined {
  for (const member of type.members) if (member.kind === 'field' && member.name === name) return { field: member, owner: type }
  for (const parent of [...type.extends, ...type.implements]) {
    const declared = scope.types.get(erased(parent))
    const found = declared === undefined ? undefined : fieldOf(scope, declared, name)
    if (found !== undefined) return found
  }
  return undefined
}

/** Methods of that name and number of parameters that a class has or inherits from classes of the program. */
export function methodsOf(scope: Scope, type: TypeDeclaration, name: string, count: number): readonly Method[] {
  const own = type.members.flatMap(m =>
    m.kind === 'method' && m.name === name && m.params.length === count && m.type !== null ? [m] : [],
  )
  const inherited = [...type.extends, ...type.implements].flatMap(parent => {
    const declared = scope.types.get(erased(parent))
    return declared === undefined ? [] : methodsOf(scope, declared, name, count)
  })
  return [...own, ...inherited]
}

export const erased = (type: string): string => type.replace(/<.*$/, '')
export const typeArgument = (type: string, index: number): string | undefined => {
  const inside = /<(.*)>$/.exec(type)?.[1]
  if (inside === undefined) return undefined
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= inside.length; at++) {
    const sign = inside[at]
    if (sign === '<') depth++
    if (sign === '>') depth--
    if ((sign === ',' && depth === 0) || sign === undefined) {
      parts.push(inside.slice(start, at).trim())
      start = at + 1
    }
  }
  return parts[index]
}

export const numbers = ['int', 'long', 'double', 'char', 'short', 'byte', 'float']
export const isNumber = (type: string | undefined): boolean => type !== undefined && numbers.includes(type)
export const isWhole = (type: string | undefined): boolean =>
  type !== undefined && ['int', 'long', 'char', 'short', 'byte'].includes(type)
export const isPrimitive = (type: string | undefined): boolean => type === 'boolean' || isNumber(type)

export function typeOf(e: Expression, scope: Scope): string | undefined {
  switch (e.kind) {
    case 'literal':
      return typeOfLiteral(e.text)
    case 'paren':
      return typeOf(e.inner, scope)
    case 'name':
      return typeOfName(e.name, scope)
    case 'field-access':
      return typeOfFieldAccess(e.on, e.name, scope)
    case 'call':
      return typeOfCall(e, scope)
    case 'new':
      return e.type.endsWith('<>') ? undefined : e.type
    case 'new-array':
      return e.element + '[]'.repeat(e.sizes.length + e.more)
    case 'index': {
      const array = typeOf(e.on, scope)
      return array?.endsWith('[]') ? array.slice(0, -2) : undefined
    }
    case 'unary':
      if (e.op === '!') return 'boolean'
      return e.op === '++' || e.op === '--' ? typeOf(e.operand, scope) : promoted(typeOf(e.operand, scope), 'int')
    case 'postfix':
      return typeOf(e.operand, scope)
    case 'binary': {
      if (['&&', '||', '==', '!=', '<', '>', '<=', '>='].includes(e.op)) return 'boolean'
      const [left, right] = [typeOf(e.left, scope), typeOf(e.right, scope)]
      if (e.op === '+' && (left === 'String' || right === 'String')) return 'String'
      if (['<<', '>>', '>>>'].includes(e.op)) return promoted(left, 'int')
      if (left === 'boolean' && right === 'boolean') return 'boolean'
      return promoted(left, right)
    }
    case 'instanceof':
      return 'boolean'
    case 'assign':
      return typeOf(e.target, scope)
    case 'conditional': {
      const [yes, no] = [typeOf(e.yes, scope), typeOf(e.no, scope)]
      return yes === no ? yes : undefined
    }
    case 'cast':
      return e.type
    default:
      return undefined
  }
}

function typeOfLiteral(text: string): string | undefined {
  if (text.startsWith('"')) return 'String'
  if (text.startsWith("'")) return 'char'
  if (text === 'true' || text === 'false') return 'boolean'
  if (text === 'null') return undefined
  if (/^-?\d[\d_]*$|^0x[\da-fA-F]+$/.test(text)) return 'int'
  if (/[lL]$/.test(text)) return 'long'
  return /[fF]$/.test(text) ? 'float' : 'double'
}

function typeOfName(name: string, scope: Scope): string | undefined {
  const local = scope.locals.get(name)
  if (local !== undefined) return local === 'unknown' || local === 'var' ? undefined : local
  if (name === 'this') {
    const type = scope.enclosing.at(-1)
    return type === undefined || type.typeParams !== '' ? undefined : type.name
  }
  return fieldNamed(scope, name)?.field.type
}

function typeOfFieldAccess(on: Expression, name: string, scope: Scope): string | undefined {
  const owner = on.kind === 'name' && scope.types.has(on.name) ? on.name : typeOf(on, scope)
  if (owner === undefined) return undefined
  if (owner.endsWith('[]')) return name === 'length' ? 'int' : undefined
  if (owner.includes('<')) return undefined
  const declared = scope.types.get(owner)
  if (declared === undefined) return undefined
  if (declared.sort === 'record') {
    const component = declared.components.find(c => c.name === name)
    if (component !== undefined) return component.type
  }
  if (declared.constants.some(constant => constant.name === name)) return declared.name
  return declared.typeParams === '' ? fieldOf(scope, declared, name)?.field.type : undefined
}

function typeOfCall(e: Extract<Expression, { kind: 'call' }>, scope: Scope): string | undefined {
  if (e.on === null) {
    for (const type of scope.enclosing.toReversed()) {
      const known = sameResult(methodsOf(scope, type, e.name, e.args.length))
      if (known !== undefined) return known
    }
    return undefined
  }
  if (e.on.kind === 'name' && !scope.locals.has(e.on.name) && /^[A-Z]/.test(e.on.name)) {
    const declared = scope.types.get(e.on.name)
    if (declared !== undefined) return sameResult(methodsOf(scope, declared, e.name, e.args.length))
    if (e.on.name === 'Math' && ['max', 'min', 'floorMod', 'floorDiv', 'abs'].includes(e.name)) {
      const args = e.args.map(arg => typeOf(arg, scope))
      if (e.name.startsWith('floor') && args.some(type => type !== 'int')) return undefined
      return args.reduce((a, b) => promoted(a, b), 'int' as string | undefined)
    }
    return staticResults[`${e.on.name}.${e.name}`]
  }
  const receiver = typeOf(e.on, scope)
  if (receiver === undefined) return undefined
  const declared = scope.types.get(receiver)
  if (declared !== undefined) {
    const accessor = declared.components.find(c => c.name === e.name && e.args.length === 0)
    return (
      accessor?.type ?? (declared.typeParams === '' ? sameResult(methodsOf(scope, declared, e.name, e.args.length)) : undefined)
    )
  }
  const known =
    results[`${erased(receiver)}.${e.name}`] ??
    (collections.includes(erased(receiver)) && Object.hasOwn(collectionResults, e.name) ? collectionResults[e.name] : undefined)
  if (known !== undefined) return known
  if (erased(receiver) === 'Map' && e.name === 'values') return `Collection<${typeArgument(receiver, 1)}>`
  if (erased(receiver) === 'Map' && e.name === 'keySet') return `Set<${typeArgument(receiver, 0)}>`
  if (receiver === 'String' && e.name === 'toCharArray') return 'char[]'
  if (erased(receiver) === 'List' && e.name === 'get') return typeArgument(receiver, 0)
  if (erased(receiver) === 'Map' && ['get', 'getOrDefault'].includes(e.name)) return typeArgument(receiver, 1)
  return undefined
}

function sameResult(methods: readonly Method[]): string | undefined {
  const [first] = methods
  if (first?.type === undefined || first.type === null || first.typeParams !== '') return undefined
  // A type variable means something else to each caller.
  if (/\b[A-Z]\b/.test(first.type)) return undefined
  return methods.every(m => m.type === first.type) ? first.type : undefined
}

function promoted(a: string | undefined, b: string | undefined): string | undefined {
  if (!isNumber(a) || !isNumber(b)) return undefined
  return ['double', 'float', 'long'].find(type => a === type || b === type) ?? 'int'
}

const collections = [
  'List',
  'Set',
  'Map',
  'Deque',
  'Queue',
  'Collection',
  'ArrayList',
  'LinkedList',
  'HashMap',
  'TreeMap',
  'LinkedHashMap',
  'ArrayDeque',
]
const collectionResults: Readonly<Record<string, string>> = {
  size: 'int',
  isEmpty: 'boolean',
  contains: 'boolean',
  containsKey: 'boolean',
}
const results: Readonly<Record<string, string>> = {
  'String.length': 'int',
  'String.charAt': 'char',
  'String.substring': 'String',
  'String.trim': 'String',
  'String.strip': 'String',
  'String.toUpperCase': 'String',
  'String.toLowerCase': 'String',
  'String.repeat': 'String',
  'String.replace': 'String',
  'String.concat': 'String',
  'String.isEmpty': 'boolean',
  'String.isBlank': 'boolean',
  'String.startsWith': 'boolean',
  'String.endsWith': 'boolean',
  'String.contains': 'boolean',
  'String.equals': 'boolean',
  'String.equalsIgnoreCase': 'boolean',
  'String.indexOf': 'int',
  'String.compareTo': 'int',
  'String.hashCode': 'int',
  'StringBuilder.length': 'int',
  'StringBuilder.charAt': 'char',
  'StringBuilder.toString': 'String',
}
const staticResults: Readonly<Record<string, string>> = {
  'Integer.parseInt': 'int',
  'Integer.compare': 'int',
  'Integer.toString': 'String',
  'Integer.toHexString': 'String',
  'Integer.toBinaryString': 'String',
  'Integer.bitCount': 'int',
  'Long.compare': 'int',
  'Long.toString': 'String',
  'String.valueOf': 'String',
  'String.join': 'String',
  'String.format': 'String',
  'Character.isDigit': 'boolean',
  'Character.isLetter': 'boolean',
  'Character.isUpperCase': 'boolean',
  'Character.isWhitespace': 'boolean',
  'Character.toUpperCase': 'char',
  'Character.toLowerCase': 'char',
  'Character.getNumericValue': 'int',
  'Objects.hash': 'int',
  'Objects.equals': 'boolean',
  'Math.sqrt': 'double',
  'Math.round': 'long',
}

/** No effect, and it may throw: evaluating it once more or once less is seen by nobody, but for an exception. */
export function isQuiet(e: Expression): boolean {
  return nodes(e).every(node => {
    switch (node.kind) {
      case 'assign':
      case 'postfix':
      case 'lambda':
      case 'reference':
      case 'new':
      case 'switch':
      case 'instanceof':
        return false
      case 'unary':
        return node.op !== '++' && node.op !== '--'
      case 'call':
        return quietCalls.has(node.name) && node.on !== null
      default:
        return true
    }
  })
}

/** No effect and no exception, whatever the variables hold. */
export function isTotal(e: Expression, scope: Scope): boolean {
  switch (e.kind) {
    case 'literal':
      return true
    case 'name':
      return e.name === 'this' || typeOfName(e.name, scope) !== undefined
    case 'paren':
      return isTotal(e.inner, scope)
    case 'field-access':
      return e.on.kind === 'name' && e.on.name === 'this'
    case 'unary':
      return e.op !== '++' && e.op !== '--' && isTotal(e.operand, scope) && isPrimitive(typeOf(e.operand, scope))
    case 'binary': {
      const operands = [e.left, e.right]
      if (!operands.every(operand => isTotal(operand, scope))) return false
      if (operands.some(operand => operand.kind === 'literal' && operand.text === 'null')) return true
      const types = operands.map(operand => typeOf(operand, scope))
      if (types.includes('String')) return e.op === '+' && types.every(type => type === 'String' || isPrimitive(type))
      if (!types.every(isPrimitive)) return false
      if (e.op !== '/' && e.op !== '%') return true
      return types.includes('double') || (e.right.kind === 'literal' && !/^[0.]+[lL]?$/.test(e.right.text))
    }
    case 'conditional':
      return (
        [e.test, e.yes, e.no].every(part => isTotal(part, scope)) &&
        isPrimitive(typeOf(e.yes, scope)) &&
        isPrimitive(typeOf(e.no, scope))
      )
    case 'cast':
      return isPrimitive(e.type) && isPrimitive(typeOf(e.value, scope)) && isTotal(e.value, scope)
    case 'call':
      return (
        e.on?.kind === 'name' &&
        e.on.name === 'Math' &&
        ['max', 'min', 'abs', 'sqrt'].includes(e.name) &&
        e.args.every(arg => isTotal(arg, scope) && isNumber(typeOf(arg, scope)))
      )
    default:
      return false
  }
}

/** Methods of the JDK without effects; the programs have no methods of these names with effects of their own. */
const quietCalls = new Set([
  'length',
  'charAt',
  'size',
  'isEmpty',
  'isBlank',
  'max',
  'min',
  'abs',
  'floorMod',
  'floorDiv',
  'sqrt',
  'isDigit',
  'isLetter',
  'isUpperCase',
  'isWhitespace',
  'toUpperCase',
  'toLowerCase',
  'trim',
  'strip',
  'substring',
  'startsWith',
  'endsWith',
  'indexOf',
  'parseInt',
  'bitCount',
  'containsKey',
  'valueOf',
])

/** Variables and fields that are assigned somewhere in there, by name. */
export function assigned(root: Node | readonly Node[]): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (target: Expression) => {
    if (target.kind === 'name' || target.kind === 'field-access') names.add(target.name)
    if (target.kind === 'index') add(target.on)
    if (target.kind === 'paren') add(target.inner)
  }
  for (const node of nodes(root)) {
    if (node.kind === 'assign') add(node.target)
    if (node.kind === 'postfix' || (node.kind === 'unary' && (node.op === '++' || node.op === '--'))) add(node.operand)
  }
  return names
}

/** Every word that names anything in a program: what is not in there is free. */
export function words(program: Program | Node): ReadonlySet<string> {
  const found = new Set<string>()
  for (const node of nodes(program)) {
    if ('name' in node && typeof node.name === 'string') found.add(node.name)
    if (node.kind === 'instanceof' && node.binding !== null) found.add(node.binding)
    if ('type' in node && typeof node.type === 'string') for (const word of node.type.match(/\w+/g) ?? []) found.add(word)
  }
  return found
}

/** Whether callers implement what a list holds: while it is walked they may change it, and each kind of list, and of loop, notices that in its own way. */
export function isOfCallers(list: string, program: Program): boolean {
  return allTypes(program).get(typeArgument(list, 0) ?? '')?.sort === 'interface'
}
