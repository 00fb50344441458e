/**
 * The programs of a theory: a space of them, each with a number. What was chosen beside the theory is part of the space's name, and a hash
 * of all that decides which programs there are tells whether two spaces are the same.
 */
import { orderVersion } from '../alloy/enumerate/order.js'
import { type Loaded, loadModules } from '../alloy/parse/modules.js'
import { type Choice, openModules, type Space } from '../alloy/space.js'
import { hashOf, InputError } from '../model/index.js'
import { theoriesFolder } from './theories.js'

/** The name is that of a shipped one, or the path as it was given. */
export interface TheoryFile {
  readonly name: string
  readonly file: string
}

/** With or without the additional constraints of a shipped theory. */
export type Constraints = 'all' | 'main'

export interface NamedSpace {
  /** `java/pull-up-method`, or with a hash of what was chosen beside it: `java/pull-up-method@1f3c9a`. */
  readonly name: string
  readonly hash: string
  readonly space: Space
}

export function openNamed(theory: TheoryFile, choice: Choice, constraints: Constraints): NamedSpace {
  const loaded = loadModules(theory.file, theoriesFolder())
  const chosen = constraints === 'main' ? { ...choice, run: mainOnly(theory, loaded) } : choice
  const parts = [chosen.run ?? null, chosen.scope ?? null, ...(chosen.where ?? [])]
  const isChosen = parts.some(part => part !== null)
  return {
    name: isChosen ? `${theory.name}@${hashOf(parts).slice(0, 6)}` : theory.name,
    hash: hashOf([orderVersion, textsOf(loaded), parts]),
    space: openModules(loaded, chosen),
  }
}

/** The label of the command that leaves the additional constraints out. */
function mainOnly(theory: TheoryFile, { module }: Loaded): string {
  const label = 'mainOnly'
  if (module.commands.some(command => command.label === label)) return label
  throw new InputError(`${theory.name} has no command named ${label}, so its main constraints are unknown; leave out --main-only`)
}

/** Its own, and those of all modules that it opens. */
function textsOf(loaded: Loaded): readonly string[] {
  const all = new Set<Loaded>()
  const visit = (one: Loaded) => {
    if (all.has(one)) return
    all.add(one)
    for (const { target } of one.opens) visit(target)
  }
  visit(loaded)
  return [...all].map(({ text }) => text).sort()
}
