/**
 * The same with its parts in other places: a method in another class, two classes with each other's members or packages, another class where one is
 * named. Nothing gets less by that, but what reads smaller then is nearer to the one text that a cause should have, and may let other passes go on.
 */
import type { Change, Edit } from '../../../reduction.js'
import { all, child, childOf, leaves, type Node } from '../../syntax/parser.js'
import { membersOf, nameOf, type Source, textOf } from '../../syntax/source.js'
import { namesIn } from '../names.js'
import { cut, type JavaProgram, nodesIn, put, taken } from '../program.js'

export function rearranged(program: JavaProgram): readonly Change[] {
  return [
    ...nearer(program),
    ...joined(program),
    ...rehomed(program),
    ...exchanged(program),
    ...exchangedOverloads(program),
    ...retyped(program),
    ...repacked(program),
    ...swappedNumbers(program),
  ].filter(({ edits }) => edits.length > 0)
}

interface Type {
  readonly source: Source
  readonly type: Node
  readonly name: string
}

function typesOf({ sources }: JavaProgram): readonly Type[] {
  return sources.flatMap(source => source.types.map(type => ({ source, type, name: nameOf(source, type) })))
}

/** `super.m()`, `A.this.m()` and `new A().m()`: `this.m()`. */
function nearer(program: JavaProgram): readonly Change[] {
  return receiversIn(program)
    .filter(({ object }) => object.type !== 'this')
    .map(({ source, object }) => ({ edits: [put(source, object, 'this')] }))
}

interface Receiver {
  readonly source: Source
  readonly node: Node
  readonly object: Node
  readonly name: Node
}

/** Of members that one may name without. */
function receiversIn(program: JavaProgram): readonly Receiver[] {
  return nodesIn(program).flatMap(([source, node]) => {
    const object = child(node, 'object')
    const name = child(node, node.type === 'method_invocation' ? 'name' : 'field')
    if (!['method_invocation', 'field_access'].includes(node.type) || object === undefined || name?.type !== 'identifier')
      return []
    return isPlain(object) ? [{ source, node, object, name }] : []
  })
}

function isPlain(object: Node): boolean {
  return ['this', 'super', 'object_creation_expression'].includes(object.type) || childOf(object, 'this') !== undefined
}

/**
 * Each method in each other class: its own members are `m()` there; or all members are, wherever; or what it calls is called on a new object of one of the
 * classes, and the class goes that has no members any more.
 */
function rehomed(program: JavaProgram): readonly Change[] {
  const types = typesOf(program)
  const receivers = receiversIn(program)
  const anywhere = receivers.map(bare)
  return types.flatMap(from =>
    methodsOf(from).flatMap(method =>
      types
        .filter(({ type }) => type !== from.type)
        .flatMap(home => {
          const own = receivers.filter(({ source, object }) => !makes(source, object) || makes(source, object) === home.name)
          const emptied = membersOf(from.type).length === 1 ? [cut(from.source, from.type)] : []
          const others = types
            .filter(({ type }) => type !== home.type && (emptied.length === 0 || type !== from.type))
            .map(({ name }) => qualified(from.source, method, name))
            .filter(edits => edits.length > 0)
          return [
            ...[own.map(bare), anywhere].map(edits => movedTo(program, from, method, home, edits)),
            ...others.map(edits => ({ edits: [...emptied, ...movedTo(program, from, method, home, edits).edits] })),
          ]
        }),
    ),
  )
}

function methodsOf({ type }: Type): readonly Node[] {
  return membersOf(type).filter(member => member.type === 'method_declaration')
}

/** Calls in a method, `m()` or of the like, on a new object of a class. */
function qualified(source: Source, method: Node, name: string): readonly Edit[] {
  return all(method).flatMap(node => {
    const [called, object] = [child(node, 'name'), child(node, 'object')]
    if (node.type !== 'method_invocation' || called === undefined || (object !== undefined && !isPlain(object))) return []
    return [{ ...put(source, node, `new ${name}().`), end: called.start }]
  })
}

function bare({ source, node, name }: Receiver): Edit {
  return { ...put(source, node, ''), end: name.start }
}

/** The class of a new object. */
function makes({ text }: Source, object: Node): string | undefined {
  const type = object.type === 'object_creation_expression' ? child(object, 'type') : undefined
  return type === undefined ? undefined : textOf(text, type)
}

function movedTo({ target }: JavaProgram, from: Type, member: Node, home: Type, edits: readonly Edit[]): Change {
  return { edits: [cut(from.source, member), addedTo(home, taken(from.source, member, edits, target)), ...edits] }
}

/** Behind its last member. */
function addedTo({ source, type }: Type, { text, target }: Pick<Edit, 'text' | 'target'>): Edit {
  const end = (child(type, 'body')?.end ?? type.end) - 1
  const shifted = target === undefined ? {} : { target: { start: target.start + 1, end: target.end + 1 } }
  return { file: source.file, start: end, end, text: ` ${text} `, ...shifted }
}

/**
 * A class goes into another one that is no superclass of it, with its own; or so that its methods are private there, and those that called one of such
 * a name are in a third class.
 */
export function joined(program: JavaProgram): readonly Change[] {
  const types = typesOf(program)
  const names = namesIn(program)
  return types.flatMap(one => {
    const body = child(one.type, 'body')
    if (body === undefined) return []
    const within = { start: body.start + 1, end: body.end - 1 }
    const superclass = superclassOf(one)
    return types
      .filter(({ type, name }) => type !== one.type && name !== superclass)
      .flatMap(into => {
        const mentions = program.sources.flatMap(source =>
          leaves(source.root)
            .filter(leaf => names.get(leaf)?.role === 'class' && names.get(leaf)?.name === one.name)
            .map(leaf => put(source, leaf, into.name)),
        )
        const head = headed(into, superclass, one.name)
        const plain = [cut(one.source, one.type), ...head, addedTo(into, taken(one.source, within, mentions, program.target))]
        const hidden = [...mentions, ...methodsOf(one).flatMap(method => hiddenIn(one.source, method))]
        const callers = callersIn(into, new Set(methodsOf(one).map(method => nameOf(one.source, method))))
        const homes = types.filter(({ type }) => type !== one.type && type !== into.type)
        return [
          { edits: [...plain, ...mentions] },
          ...homes.map(home => ({
            edits: [
              cut(one.source, one.type),
              ...head,
              addedTo(into, taken(one.source, within, hidden, program.target)),
              ...callers.flatMap(method => {
                const calls = qualified(into.source, method, into.name)
                return [
                  cut(into.source, method),
                  addedTo(home, taken(into.source, method, [...calls, ...mentions], program.target)),
                ]
              }),
              ...mentions,
            ],
          })),
        ]
      })
  })
}

/** What extends the class that comes into it extends the next one, if there is one. */
function headed({ source, type }: Type, superclass: string | undefined, gone: string): readonly Edit[] {
  const own = childOf(type, 'superclass')
  if (own === undefined) {
    const name = child(type, 'name')
    return superclass === undefined || name === undefined
      ? []
      : [{ file: source.file, start: name.end, end: name.end, text: ` extends ${superclass}` }]
  }
  if (superclassOf({ source, type }) !== gone) return []
  return [superclass === undefined ? cut(source, own) : put(source, own, `extends ${superclass}`)]
}

function superclassOf({ source, type }: Pick<Type, 'source' | 'type'>): string | undefined {
  const superclass = childOf(type, 'superclass')?.children[1]
  return superclass === undefined ? undefined : textOf(source.text, superclass)
}

function hiddenIn(source: Source, method: Node): readonly Edit[] {
  const word = childOf(childOf(method, 'modifiers'), 'public', 'protected')
  return word === undefined ? [] : [put(source, word, 'private')]
}

/** Methods that call one of these names. */
function callersIn(type: Type, names: ReadonlySet<string>): readonly Node[] {
  const { text } = type.source
  return methodsOf(type).filter(method =>
    all(method).some(node => {
      const name = node.type === 'method_invocation' ? child(node, 'name') : undefined
      return name !== undefined && names.has(textOf(text, name))
    }),
  )
}

/** Two classes have each other's members; and fields, or new objects, of the one are of the other then. */
function exchanged(program: JavaProgram): readonly Change[] {
  return pairs(typesOf(program)).flatMap(([one, other]) => {
    const [a, b] = [child(one.type, 'body'), child(other.type, 'body')]
    if (a === undefined || b === undefined) return []
    const ways = [[], swappedIn('field_declaration'), swappedIn('object_creation_expression')]
    return ways.map(edits => ({
      edits: [filled(one.source, a, other.source, b, edits), filled(other.source, b, one.source, a, edits), ...edits],
    }))

    function swappedIn(place: string): readonly Edit[] {
      return nodesIn(program).flatMap(([source, node]) => {
        if (node.type !== 'type_identifier' || node.parent?.type !== place) return []
        const name = textOf(source.text, node)
        if (name === one.name) return [put(source, node, other.name)]
        return name === other.name ? [put(source, node, one.name)] : []
      })
    }
  })

  function filled(source: Source, body: Node, from: Source, other: Node, edits: readonly Edit[]): Edit {
    const within = { start: other.start + 1, end: other.end - 1 }
    return { file: source.file, start: body.start + 1, end: body.end - 1, ...taken(from, within, edits, program.target) }
  }
}

/** Two methods of one name in different classes change places, and what called one of them calls the other. */
export function exchangedOverloads(program: JavaProgram): readonly Change[] {
  const methods = typesOf(program).flatMap(type => methodsOf(type).map(method => ({ ...type, method })))
  const calls = nodesIn(program).filter(([, { type }]) => type === 'method_invocation')
  return pairs(methods).flatMap(([one, other]) => {
    const name = nameOf(one.source, one.method)
    if (one.type === other.type || nameOf(other.source, other.method) !== name) return []
    const places = [
      { ...put(one.source, one.method, ''), ...taken(other.source, other.method, [], program.target) },
      { ...put(other.source, other.method, ''), ...taken(one.source, one.method, [], program.target) },
    ]
    const arities = [one, other].map(({ method }) => arityOf(child(method, 'parameters')))
    const called = calls.flatMap(([source, call]) => {
      const list = child(call, 'arguments')
      const named = child(call, 'name')
      if (list === undefined || named === undefined || textOf(source.text, named) !== name) return []
      const [arity = 0] = arities.filter(each => each !== arityOf(list))
      return [put(source, list, `(${Array.from({ length: arity }, () => '0').join(', ')})`)]
    })
    return [{ edits: places }, ...(arities[0] === arities[1] ? [] : [{ edits: [...places, ...called] }])]
  })
}

function arityOf(list: Node | undefined): number {
  return list?.children.filter(({ type }) => !['(', ')', ','].includes(type)).length ?? 0
}

/** Where a class is named, another one; what extends what is nothing of this. */
function retyped(program: JavaProgram): readonly Change[] {
  const names = namesIn(program)
  const own = typesOf(program).map(({ name }) => name)
  return program.sources.flatMap(source =>
    leaves(source.root).flatMap(leaf => {
      const named = names.get(leaf)
      if (named?.role !== 'class' || leaf.type !== 'type_identifier' || leaf.parent?.type === 'superclass') return []
      return own.filter(name => name !== named.name).map(name => ({ edits: [put(source, leaf, name)] }))
    }),
  )
}

/** Two files in each other's packages. */
function repacked({ sources }: JavaProgram): readonly Change[] {
  return pairs(sources).flatMap(([one, other]) => {
    const [a, b] = [one, other].map(({ root }) => childOf(root, 'package_declaration'))
    if (a === undefined || b === undefined || one.package === other.package) return []
    return [{ edits: [put(one, a, textOf(other.text, b)), put(other, b, textOf(one.text, a))] }]
  })
}

/** Parameters of two types of numbers have each other's. */
function swappedNumbers(program: JavaProgram): readonly Change[] {
  const numbers = nodesIn(program).flatMap(([source, node]) => {
    const type = node.type === 'formal_parameter' ? child(node, 'type') : undefined
    const isNumber = type !== undefined && ['integral_type', 'floating_point_type'].includes(type.type)
    return isNumber ? [{ source, type, name: textOf(source.text, type) }] : []
  })
  return pairs([...new Set(numbers.map(({ name }) => name))]).map(([one, other]) => ({
    edits: numbers
      .filter(({ name }) => name === one || name === other)
      .map(({ source, type, name }) => put(source, type, name === one ? other : one)),
  }))
}

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, n) => all.slice(n + 1).map(other => [one, other] as const))
}
