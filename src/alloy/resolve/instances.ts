/**
 * Modules with their parameters filled in. An `open` can be followed as soon as its arguments can be named, and following it may
 * bring names that another one waits for: so they are followed in the order of the text, from the main module outwards, until
 * none is left. The same file with the same arguments is the same instance.
 */

import type { Loaded, Opened } from '../parse/modules.js'
import { type Position, TheoryError, written } from '../position.js'
import type { Name, Open, Paragraph, SigDeclaration } from '../syntax.js'
import type { Callable, Instance, Signature } from './draft.js'
import { signatureNamed, signaturesNamed } from './names.js'
import { nothing } from './types.js'

export interface Instances {
  readonly main: Instance
  /** Opened modules before those that open them. */
  readonly all: readonly Instance[]
}

export function instantiate(root: Loaded): Instances {
  const instances = new Map<string, Instance>()
  const identities = new Map<Signature, number>()
  const identity = (signature: Signature) => {
    identities.set(signature, identities.get(signature) ?? identities.size)
    return identities.get(signature)
  }
  const main = instanceOf(root, '', asDeclared(root), new Map())
  let waiting = opensOf(main)
  while (waiting.length > 0) {
    const stuck: Waiting[] = []
    const opened: Waiting[] = []
    for (const wait of waiting) {
      const found = wait.open.arguments.map(({ text }) => signaturesNamed(wait.from, text)[0])
      const given = found.filter(signature => signature !== undefined)
      if (given.length < found.length) stuck.push(wait)
      else {
        const key = [wait.target.module.file, ...given.map(identity)].join('\n')
        const known = instances.get(key)
        const instance = known ?? opening(wait, given)
        wait.place.instance = instance
        instances.set(key, instance)
        if (instances.size > mostInstances) throw new TheoryError(wait.open.at, `this opens more than ${mostInstances} modules`)
        if (known === undefined) opened.push(...opensOf(instance))
      }
    }
    if (stuck.length === waiting.length) for (const { from, open } of stuck) named(from, open)
    waiting = [...stuck, ...opened]
  }
  const all = openedFirst(main)
  for (const instance of all) for (const { open } of instance.loaded.opens) named(instance, open)
  return { main, all }
}

/** Modules that open the next one twice, with signatures of their own, would double and double. */
const mostInstances = 1_000

/** An `open` that is yet to be followed. */
interface Waiting {
  readonly from: Instance
  readonly open: Opened['open']
  readonly target: Loaded
  readonly place: { readonly private: boolean; instance?: Instance }
}

/** Parameters of the main module are signatures of its own. */
function asDeclared({ module }: Loaded): readonly SigDeclaration[] {
  return module.parameters.map(({ name }) => ({ name, abstract: false, private: false, fields: [] }))
}

function instanceOf(
  loaded: Loaded,
  path: string,
  more: readonly SigDeclaration[],
  parameters: ReadonlyMap<string, Signature>,
): Instance {
  const { module } = loaded
  const instance: Instance = {
    loaded,
    path,
    parameters,
    opens: new Map(),
    signatures: new Map(),
    functions: new Map(),
    asserts: new Map(),
  }
  for (const declaration of [...more, ...module.sigs]) {
    const { name, private: isPrivate } = declaration
    const { text, at } = name
    const other = instance.signatures.get(text)
    if (other !== undefined) throw twice(name, 'signature', other.at)
    // No object can have it as a key, and instances are objects.
    if (text === '__proto__') throw new TheoryError(at, `a signature can't be named '${text}' here: choose another name`)
    if (parameters.has(text)) throw new TheoryError(at, `'${text}' is a parameter of this module already`)
    const known = { name: text, at, private: isPrivate, home: instance, declaration }
    instance.signatures.set(text, { ...known, label: text, type: nothing, parents: [], fields: [] })
  }
  for (const declaration of module.functions) {
    const { text } = declaration.name
    const callable: Callable = { name: text, home: instance, declaration, parameters: [], bindings: [] }
    instance.functions.set(text, [...(instance.functions.get(text) ?? []), callable])
  }
  for (const paragraph of module.asserts) addAssert(instance, paragraph)
  return instance
}

function addAssert({ asserts }: Instance, paragraph: Paragraph): void {
  const { name } = paragraph
  const key = name?.text ?? `assert$${asserts.size + 1}`
  const other = asserts.get(key)
  if (name !== undefined && other !== undefined) throw twice(name, 'assertion', other.at)
  asserts.set(key, { at: paragraph.at, body: paragraph.body })
}

function twice({ text, at }: Name, what: string, other: Position): TheoryError {
  return new TheoryError(at, `'${text}' is the name of another ${what} already, at ${written(other)}`)
}

function opening({ from, open, target }: Waiting, given: readonly Signature[]): Instance {
  const { parameters } = target.module
  if (parameters.length !== given.length) {
    const what = `'${open.module.text}' takes ${parameters.length} parameters, but here it is given ${given.length}`
    throw new TheoryError(open.at, what)
  }
  const bound = parameters.flatMap(({ name }, n): [string, Signature][] => {
    const signature = given[n]
    return signature === undefined ? [] : [[name.text, signature]]
  })
  return instanceOf(target, from.path === '' ? open.alias.text : `${from.path}/${open.alias.text}`, [], new Map(bound))
}

/** The opens of an instance, each with its place under its alias. */
function opensOf(from: Instance): readonly Waiting[] {
  return from.loaded.opens.map(({ open, target }) => {
    const place: Waiting['place'] = { private: open.private }
    from.opens.set(open.alias.text, place)
    return { from, open, target, place }
  })
}

/** Says so if an argument is not the name of just one signature. */
function named(from: Instance, { arguments: given, module }: Open): void {
  for (const name of given) {
    if (signatureNamed(from, name).name === 'none') {
      throw new TheoryError(name.at, `'${module.text}' can't be opened with the empty set`)
    }
  }
}

function openedFirst(main: Instance): readonly Instance[] {
  const found = new Set<Instance>()
  const visit = (instance: Instance) => {
    if (found.has(instance)) return
    for (const { instance: opened } of instance.opens.values()) if (opened !== undefined) visit(opened)
    found.add(instance)
  }
  visit(main)
  return [...found]
}
