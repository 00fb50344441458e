/** Fields and methods of an instance; what a theory does not say of them is what Java people leave out, or `long`. */
import type { Instance } from '../../../alloy/space.js'
import { relation } from './relation.js'
import type { Access, Body, Field, Method, Receiver, Type, Use } from './tree.js'
import type { Words } from './words.js'

/** What each atom means as a type. */
export type Types = ReadonlyMap<string, Type>

export function fieldReader(words: Words) {
  const ids = relation(words.relation('Field.id'))
  const typeAtoms = relation(words.relation('Field.type'))
  const accesses = accessReader(words, 'Field.acc')
  return (instance: Instance, types: Types) => {
    const [idOf, typeOf, accessOf] = [ids(instance), typeAtoms(instance), accesses(instance)]
    return (atom: string): Field => ({
      atom,
      id: idOf.get(atom) ?? atom,
      type: types.get(typeOf.get(atom) ?? '') ?? 'long',
      access: accessOf(atom),
    })
  }
}

export function methodReader(words: Words) {
  const ids = relation(words.relation('Method.id'))
  const params = relation(words.relation('Method.param'))
  const returned = relation(words.relation('Method.return'))
  const bodies = relation(words.relation('Method.b'))
  const accesses = accessReader(words, 'Method.acc')
  const readBody = bodyReader(words)
  return (instance: Instance, types: Types) => {
    const [idOf, paramOf, returnOf, bodyOf] = [ids(instance), params(instance), returned(instance), bodies(instance)]
    const [accessOf, body] = [accesses(instance), readBody(instance)]
    return (atom: string): Method => {
      const [param, bodyAtom] = [paramOf.get(atom), bodyOf.get(atom)]
      return {
        atom,
        id: idOf.get(atom) ?? atom,
        param: param === undefined ? undefined : (types.get(param) ?? 'long'),
        access: accessOf(atom),
        returns: types.get(returnOf.get(atom) ?? '') ?? 'long',
        body: bodyAtom === undefined ? undefined : body(bodyAtom),
      }
    }
  }
}

function accessReader(words: Words, name: string) {
  const accesses = relation(words.relation(name))
  const atoms = singleReader<Access>(words, { public: 'public', protected: 'protected', private_: 'private' })
  return (instance: Instance) => {
    const [accessOf, word] = [accesses(instance), atoms(instance)]
    return (atom: string): Access => word(accessOf.get(atom)) ?? 'package'
  }
}

/** What the atom of a signature that has one stands for. */
function singleReader<T>(words: Words, meanings: Readonly<Record<string, T>>) {
  const known = Object.entries(meanings).map(([name, meaning]) => ({ label: words.sig(name) ?? '', meaning }))
  return ({ sigs }: Instance) =>
    (atom: string | undefined): T | undefined =>
      atom === undefined ? undefined : known.find(({ label }) => sigs[label]?.[0] === atom)?.meaning
}

/** A body is what its relations make it; one without any is a number. */
function bodyReader(words: Words) {
  const calls = useReader(words, 'call', {
    id: 'MethodInvocation.id',
    qualifier: 'MethodInvocation.q',
    idOnNew: 'ConstructorMethodInvocation.idMethod',
    newOf: 'ConstructorMethodInvocation.idClass',
  })
  const reads = useReader(words, 'read', {
    id: 'FieldInvocation.idField',
    qualifier: 'FieldInvocation.qField',
    idOnNew: 'ConstructorFieldInvocation.idField',
    newOf: 'ConstructorFieldInvocation.idClass2',
  })
  return (instance: Instance) => {
    const [call, read] = [calls(instance), reads(instance)]
    return (atom: string): Body => call(atom) ?? read(atom) ?? literal
  }
}

const literal = { kind: 'literal' } as const

function useReader(words: Words, kind: Use['kind'], names: Readonly<Record<'id' | 'qualifier' | 'idOnNew' | 'newOf', string>>) {
  const ids = relation(words.relation(names.id))
  const qualifierAtoms = relation(words.relation(names.qualifier))
  const idsOnNew = relation(words.relation(names.idOnNew))
  const created = relation(words.relation(names.newOf))
  const qualifiers = singleReader<Receiver>(words, { this_: 'this', super_: 'super', qthis_: 'qualified this' })
  return (instance: Instance) => {
    const [idOf, qualifierOf, qualifier] = [ids(instance), qualifierAtoms(instance), qualifiers(instance)]
    const [idOnNewOf, createdOf] = [idsOnNew(instance), created(instance)]
    return (atom: string): Use | undefined => {
      const id = idOf.get(atom)
      if (id !== undefined) return { kind, id, on: qualifier(qualifierOf.get(atom)) ?? 'nothing' }
      const [idOnNew, newOf] = [idOnNewOf.get(atom), createdOf.get(atom)]
      return idOnNew === undefined || newOf === undefined ? undefined : { kind, id: idOnNew, on: { newOf } }
    }
  }
}
