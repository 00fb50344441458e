/** Draws a program: one to three domains, each with its own packages, classes, names and numbers. */
import type { Dice } from '../pairs/dice.js'
import { parse } from './java/parse.js'
import type { Program } from './java/tree.js'
import { allTypes } from './java/types.js'
import { behaviours } from './programs/behaviour.js'
import { business } from './programs/business.js'
import { callbacks } from './programs/callbacks.js'
import { checks } from './programs/checks.js'
import type { Domain } from './programs/domain.js'
import { drawn } from './programs/drawn.js'
import { limits } from './programs/limits.js'
import { owners } from './programs/ownership.js'
import { services } from './programs/services.js'
import { structures } from './programs/structures.js'
import { texts } from './programs/text.js'
import { valued } from './programs/values.js'

const domains: readonly Domain[] = [
  ...business,
  ...texts,
  ...structures,
  ...behaviours,
  ...services,
  ...callbacks,
  ...owners,
  ...checks,
  ...limits,
  ...valued,
  drawn,
  drawn,
  drawn,
  drawn,
  drawn,
  drawn,
  drawn,
  drawn,
]

export function drawProgram(d: Dice): Program {
  for (;;) {
    const count = d.pick([1, 1, 1, 2, 2, 3])
    const inOne = d.chance(0.5)
    const shared = d.pick(packages)
    const units = Array.from({ length: count }, () => d.pick(domains)(d, inOne ? shared : d.pick(packages))).flat()
    const program = units.map(text => parse(text.replaceAll('@@', () => /class (\w+)/.exec(text)?.[1] ?? '')))
    const names = program.flatMap(unit => unit.types.map(type => type.name))
    // Two domains may have a class of the same name.
    if (new Set(names).size === names.length && allTypes(program).size >= names.length && names.length <= 6) return program
  }
}

const packages = ['app', 'shop.core', 'demo.util', 'lab', 'org.sample', 'games', 'office.work', 'tools']
