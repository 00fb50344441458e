/**
 * From modules to a theory: modules are given their arguments, signatures their parents, fields and functions their types; then
 * every formula is read, its names decided by types, and what the command needs is written as a theory.
 */

import type { Loaded } from '../parse/modules.js'
import { type Position, TheoryError, written } from '../position.js'
import type { Expression, ScopeDeclaration } from '../syntax.js'
import type { Formula, Theory } from '../theory.js'
import { checkResult, resolveFields, resolveHead, sound } from './declarations.js'
import type { Callable, Draft, Instance, Local, Signature } from './draft.js'
import { factsOfFields, writeFields } from './fields.js'
import { checkCommands, commandOf, goalOf, readGoals } from './goal.js'
import { type Instances, instantiate } from './instances.js'
import { allOf, type Lowering, lowerFormula, newLowering } from './lower.js'
import { type Place, read, within } from './read-expression.js'
import { scopeOf } from './scope.js'
import { settledFormula, settledSet, type Warn } from './settle.js'
import { relationOf, resolveSignatures } from './signatures.js'
import { TypeTooLarge } from './types.js'

export interface Choice {
  /** The label of the command; without it the first `run`, else the first command. */
  readonly run?: string
  /** Instead of the command's own. */
  readonly scope?: ScopeDeclaration
  /** A further constraint, read as if it stood in the main module. */
  readonly where?: readonly Expression[]
}

export interface Warning {
  readonly at: Position
  readonly what: string
}

export interface Resolved {
  readonly theory: Theory
  /** Of the user's own modules. */
  readonly warnings: readonly Warning[]
}

export function resolve(root: Loaded, choice: Choice): Resolved {
  try {
    return resolved(root, choice)
  } catch (error) {
    const at = { file: root.module.file, line: 1, column: 1 }
    if (error instanceof TypeTooLarge) throw new TheoryError(at, 'the types of its expressions have too many parts')
    if (error instanceof RangeError) throw new TheoryError(at, 'it is nested too deeply')
    throw error
  }
}

function resolved(root: Loaded, choice: Choice): Resolved {
  const instances = instantiate(root)
  const { main, all } = instances
  const warnings = new Warnings()
  const signatures = resolveSignatures(instances)
  const groups = resolveFields(signatures, ({ home }) => (home === undefined ? undefined : warnings.of(home)))
  const callables = all.flatMap(instance => [...instance.functions.values()].flat())
  for (const callable of callables) resolveHead(callable, warnings.of(callable.home))
  for (const callable of callables) readBody(callable, warnings.of(callable.home))
  for (const instance of all) {
    for (const assertion of instance.asserts.values()) assertion.formula = formulaIn(instance, assertion.body, warnings)
  }
  const facts = all.flatMap(instance => readFacts(instance, warnings))
  const goals = new Map(all.flatMap(instance => readGoals(instance, goal => formulaIn(instance, goal, warnings))))
  checkCommands(main)
  const command = commandOf(main, choice.run)
  const scope = choice.scope ?? command.scope
  const lowering = newLowering(scope.bitwidth ?? 4)
  const fields = writeFields(groups, lowering)
  const parts = [...factsOfFields(groups, lowering), ...facts.map(fact => writeFact(fact, lowering))]
  const goal = goalOf(command, main, goals, lowering)
  const where = (choice.where ?? []).map(formula => lowerFormula(formulaIn(main, formula, warnings), lowering))
  const theory: Theory = {
    sigs: signatures.flatMap(({ core }) => core ?? []),
    fields,
    facts: parts,
    goal: allOf(command.at, [goal, ...where]),
    scope: scopeOf(command, scope, instances, lowering.strings),
  }
  return { theory, warnings: warnings.inOrder(instances) }
}

/** Each once, though a module is read for each of its instances, with other types each time. */
class Warnings {
  private readonly found = new Map<string, Warning>()

  of(instance: Instance): Warn {
    if (instance.loaded.ours) return undefined
    return (at, what) => {
      const key = `${written(at)} ${what.replaceAll(/\{.*?\}/g, '')}`
      if (!this.found.has(key)) this.found.set(key, { at, what })
    }
  }

  /** The main module's first, each file from top to bottom. */
  inOrder({ all }: Instances): readonly Warning[] {
    const files = all.map(({ loaded }) => loaded.module.file).toReversed()
    const place = ({ file }: Position) => files.indexOf(file)
    const order = (a: Position, b: Position) => place(a) - place(b) || a.line - b.line || a.column - b.column
    return [...this.found.values()].sort((a, b) => order(a.at, b.at))
  }
}

function formulaIn(instance: Instance, expression: Expression, warnings: Warnings): Draft {
  const warn = warnings.of(instance)
  const place: Place = { instance, locals: new Map(), where: 'formula', warn }
  return sound(settledFormula(read(expression, place), warn))
}

function readBody(callable: Callable, warn: Warn): void {
  const { declaration, home, parameters } = callable
  const place = within({ instance: home, locals: new Map(), where: 'formula', warn }, parameters)
  const body = read(declaration.body, place)
  callable.body = sound(declaration.kind === 'predicate' ? settledFormula(body, warn) : settledSet(body, warn))
  checkResult(callable, warn)
}

/** A fact, or what is said of each atom of a signature. */
interface Fact {
  readonly formula: Draft
  readonly each?: { readonly self: Local; readonly of: Signature }
}

function readFacts(instance: Instance, warnings: Warnings): readonly Fact[] {
  const facts = instance.loaded.module.facts.map(({ body }): Fact => ({ formula: formulaIn(instance, body, warnings) }))
  const ofSignatures = [...instance.signatures.values()].flatMap((signature): readonly Fact[] => {
    const { declaration } = signature
    if (declaration?.fact === undefined || isEmptyBlock(declaration.fact)) return []
    const warn = warnings.of(instance)
    const self: Local = { variable: { name: 'this' }, at: signature.at, type: signature.type }
    const isOne = declaration.multiplicity === 'one'
    const locals = new Map([['this', isOne ? signature : self]])
    const place: Place = { instance, locals, inside: signature, where: 'formula', warn }
    const formula = sound(settledFormula(read(declaration.fact, place), warn))
    return [isOne ? { formula } : { formula, each: { self, of: signature } }]
  })
  return [...facts, ...ofSignatures]
}

function isEmptyBlock(expression: Expression): boolean {
  return expression.kind === 'block' && expression.formulas.length === 0
}

function writeFact({ formula, each }: Fact, lowering: Lowering): Formula {
  const body = lowerFormula(formula, lowering)
  if (each === undefined) return body
  const { at } = formula
  const binding = { variable: each.self.variable, bound: relationOf(each.of, at), multiplicity: 'one', disjointFrom: [] } as const
  return { kind: 'quantified', quantifier: 'all', bindings: [binding], body, at }
}
