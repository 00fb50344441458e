/**
 * A random model, the same for the same seed: signatures of all kinds, fields of two and three columns, facts over all operators,
 * every form of scope. Expressions are made for the types that they stand for, so nearly all of them mean something; signatures and
 * fields leave so little open that there are a few thousand instances at most.
 */

import { type Field, type Sig, Words } from './parse/random-words.js'
import { type Random, randomFrom } from './random.js'

export function randomModel(seed: number): string {
  const random = randomFrom(seed)
  const tops = topsOf(random)
  const sigs = [...tops.flatMap(top => [top, ...childrenOf(random, top)]), ...subsetsOf(random, tops)]
  const fields = fieldsOf(random, sigs)
  const words = new Words(random, sigs, fields)
  const ordered = random.chance(0.1) ? random.pick(tops) : undefined
  const parameter = { name: 'x', type: random.pick(tops).name }
  const goal = random.pick([
    () => `run { ${words.formula(3, [])} }`,
    () => `run { ${words.formula(2, [])} or ${words.formula(2, [])} }`,
    () => `check { ${words.formula(3, [])} }`,
    () => `run { some x: ${words.set(parameter.type, 1, [])} | p[x] }`,
    () => `run { some s: set ${parameter.type} | ${words.formula(2, [{ ...parameter, name: 's' }])} }`,
    () => 'run p',
  ])()
  return [
    `// Random model ${seed}.`,
    ...(ordered === undefined ? [] : [`open util/ordering[${ordered.name}] as order`]),
    ...sigs.map(sig => declarationOf(sig, fields)),
    ...random.times(0, 1, () => `fact { ${words.formula(2, [])} or ${words.formula(2, [])} }`),
    ...(ordered === undefined ? [] : [`fact { ${words.set(ordered.name, 1, [])} not in order/first.^(order/next) }`]),
    `pred p[x: ${parameter.type}] { ${words.formula(2, [parameter])} }`,
    `${goal} ${scopeOf(random, tops, sigs)}`,
    '',
  ].join('\n')
}

function topsOf(random: Random): readonly Sig[] {
  const names = ['A', 'B', 'C'].slice(0, random.between(1, 3))
  return names.map(name => {
    const multiplicity = random.chance(0.2) ? random.pick(['one', 'lone', 'some']) : ''
    const size = multiplicity === 'one' || multiplicity === 'lone' ? 1 : random.between(1, names.length > 1 ? 2 : 3)
    return { kind: 'top', name, top: name, multiplicity, abstract: multiplicity === '' && random.chance(0.3), size }
  })
}

function childrenOf(random: Random, parent: Sig): readonly Sig[] {
  if (parent.multiplicity !== '' || random.chance(0.5)) return []
  return ['1', '2'].slice(0, random.between(1, 2)).map(n => ({
    kind: 'child',
    name: `${parent.name}${n}`,
    top: parent.name,
    of: [parent.name],
    multiplicity: random.chance(0.4) ? random.pick(['one', 'lone', 'some']) : '',
    abstract: false,
    size: parent.size,
  }))
}

function subsetsOf(random: Random, tops: readonly Sig[]): readonly Sig[] {
  if (random.chance(0.6)) return []
  const of = random.chance(0.7) ? [random.pick(tops)] : tops.slice(0, 2)
  const size = of.reduce((sum, sig) => sum + sig.size, 0)
  const names = of.map(({ name }) => name)
  const multiplicity = random.chance(0.2) ? random.pick(['one', 'lone', 'some']) : ''
  return [
    {
      kind: 'subset',
      name: 'S',
      top: names.length === 1 ? (names[0] ?? '') : '',
      of: names,
      multiplicity,
      abstract: false,
      size,
    },
  ]
}

/** As many as are wanted, or as leave no more open than so many bits. */
function fieldsOf(random: Random, sigs: readonly Sig[]): readonly Field[] {
  const fields: Field[] = []
  const tops = sigs.filter(({ kind }) => kind === 'top')
  const owners = sigs.filter(({ top }) => top !== '')
  let bits = sigs.reduce((sum, { kind, size, multiplicity }) => sum + (kind === 'top' || multiplicity === 'one' ? 1 : size), 0)
  for (const name of ['f', 'g', 'h', 'v'].slice(0, random.between(1, 4))) {
    const owner = random.pick(owners)
    const others = name === 'v' ? [] : random.times(1, random.chance(0.3) ? 2 : 1, () => random.pick(tops))
    const field = others.length === 0 ? integerField(random, name, owner) : plainField(random, name, owner, others)
    bits += field.bits
    if (bits <= mostBits) fields.push(field)
  }
  return fields
}

const mostBits = 12

function integerField(random: Random, name: string, owner: Sig): Field {
  const multiplicity = random.pick(['one', 'lone'])
  return { name, owner: owner.name, columns: [owner.top, 'Int'], bound: `${multiplicity} Int`, bits: owner.size * 2 }
}

function plainField(random: Random, name: string, owner: Sig, others: readonly Sig[]): Field {
  const [first = owner, second] = others
  const columns = [owner.top, ...others.map(({ top }) => top)]
  const multiplicity = random.pick(['one', 'lone', 'some', 'set', 'set'])
  if (second !== undefined) {
    const [left, right] = [random.pick(['', 'lone ', 'some ', 'set ']), random.pick(['', ' lone', ' one', ' some'])]
    const bound = `${first.name} ${left}->${right} ${second.name}`
    return { name, owner: owner.name, columns, bound, bits: owner.size * first.size * second.size }
  }
  const few = multiplicity === 'one' || multiplicity === 'lone'
  return { name, owner: owner.name, columns, bound: `${multiplicity} ${first.name}`, bits: owner.size * (few ? 1 : first.size) }
}

function declarationOf(sig: Sig, all: readonly Field[]): string {
  const before = [sig.abstract ? 'abstract ' : '', sig.multiplicity === '' ? '' : `${sig.multiplicity} `].join('')
  const after = sig.kind === 'child' ? ` extends ${sig.of?.[0]}` : sig.kind === 'subset' ? ` in ${sig.of?.join(' + ')}` : ''
  const fields = all.filter(({ owner }) => owner === sig.name).map(({ name, bound }) => `${name}: ${bound}`)
  return `${before}sig ${sig.name}${after} { ${fields.join(', ')} }`
}

function scopeOf(random: Random, tops: readonly Sig[], sigs: readonly Sig[]): string {
  const free = tops.filter(({ multiplicity }) => multiplicity !== 'one' && multiplicity !== 'lone')
  const sized = ({ name, size }: Sig) => `${random.chance(0.4) ? 'exactly ' : ''}${size} ${name}`
  const children = sigs.filter(({ kind, multiplicity }) => kind === 'child' && multiplicity === '' && random.chance(0.3))
  const parts = [...children.map(({ name }) => `${random.chance(0.4) ? 'exactly ' : ''}1 ${name}`), '3 int']
  if (random.chance(0.3)) return `for ${[...free.map(sized), ...parts].join(', ')}`
  const least = Math.min(3, ...free.map(({ size }) => size))
  const others = free.filter(({ size }) => size !== least || random.chance(0.3))
  return `for ${least} but ${[...others.map(sized), ...parts].join(', ')}`
}
