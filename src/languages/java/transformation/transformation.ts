/**
 * Did an engine do what it was asked, and nothing else? After the published checks of the authors' tools: a moved member left its class and
 * arrived where it should; nothing else was added, removed, made abstract or less accessible. In doubt nothing is wrong: a target that can't
 * be read for certain, a refactoring that is not here.
 */
import type { Files, Request, Structure } from '../../../model/index.js'
import type { Parse } from '../syntax/parser.js'
import { type Asked, askedBy } from './asked.js'
import { encapsulate, moveMethod, pullUp, pushDown } from './moves.js'
import { changeFamily, renameClass, renamed, renameField, withParameter } from './names.js'
import type { BrokenRule } from './nothing-else.js'

type Rule = (asked: Asked, structure: Structure) => BrokenRule | undefined

export function brokenRule(request: Request, structure: Structure, result: Files, parse: Parse): BrokenRule | undefined {
  const { refactoring } = request
  const rule = Object.hasOwn(rules, refactoring) ? rules[refactoring] : undefined
  const asked = rule === undefined ? undefined : askedBy(request, structure, result, parse)
  const isMeant = asked?.declaration.kind === (refactoring === 'add-parameter' ? 'method' : refactoring.split('-').at(-1))
  return rule === undefined || asked === undefined || !isMeant ? undefined : rule(asked, structure)
}

const rules: Readonly<Record<string, Rule>> = {
  'rename-class': renameClass,
  'rename-method': (asked, structure) => changeFamily(asked, structure, renamed(asked.parameters.newName)),
  'rename-field': renameField,
  'push-down-method': pushDown,
  'push-down-field': pushDown,
  'pull-up-method': pullUp,
  'pull-up-field': pullUp,
  'encapsulate-field': encapsulate,
  'move-method': moveMethod,
  'add-parameter': (asked, structure) => changeFamily(asked, structure, withParameter(asked.parameters)),
}
