/** Commands: which one is asked for, and what it asks: that a predicate holds for some arguments, or that an assertion does not. */

import { type Position, TheoryError } from '../position.js'
import type { CommandDeclaration, Expression, Name } from '../syntax.js'
import type { Formula } from '../theory.js'
import type { Assertion, Callable, Draft, Instance } from './draft.js'
import { functionOf, type Lowering, lowerFormula, lowerIn, lowerQuantified } from './lower.js'
import { assertsNamed, didYouMean, functionsNamed, nameable, signatureNamed } from './names.js'

/** By its label or its number in the text, from 1 on. Without either the first `run`; without any command, whatever the facts allow. */
export function commandOf({ loaded: { module } }: Instance, label: string | undefined): CommandDeclaration {
  const { commands, file } = module
  const start = { file, line: 1, column: 1 }
  if (label === undefined) {
    const everything: CommandDeclaration = {
      at: start,
      kind: 'run',
      label: 'Default',
      goal: { kind: 'block', formulas: [], at: start },
      scope: { sigs: [] },
    }
    return commands.find(({ kind }) => kind === 'run') ?? commands[0] ?? everything
  }
  const found = commands.find(command => command.label === label) ?? commands[Number(label) - 1]
  if (found !== undefined) return found
  const labels = commands.map(command => command.label)
  const known = labels.length === 0 ? 'the theory has none' : `available: ${labels.join(', ')}`
  throw new TheoryError(start, `unknown command '${label}'${didYouMean(label, labels) || `; ${known}`}`)
}

/** The names in all commands of the main module must mean something, though only one command is carried out. */
export function checkCommands(main: Instance): void {
  for (const { kind, goal, scope } of main.loaded.module.commands) {
    if (!('kind' in goal)) kind === 'run' ? functionOfRun(main, goal) : assertOfCheck(main, goal)
    for (const { sig } of scope.sigs) signatureNamed(main, sig)
  }
}

/** The goals that are written there and then. */
export function readGoals({ loaded }: Instance, read: (goal: Expression) => Draft): readonly [CommandDeclaration, Draft][] {
  return loaded.module.commands.flatMap((command): [CommandDeclaration, Draft][] => {
    return 'kind' in command.goal ? [[command, read(command.goal)]] : []
  })
}

export function goalOf(
  command: CommandDeclaration,
  main: Instance,
  goals: ReadonlyMap<CommandDeclaration, Draft>,
  lowering: Lowering,
): Formula {
  const { kind, goal } = command
  const { at } = goal
  if (!('kind' in goal) && kind === 'run') return runOf(functionOfRun(main, goal), at, lowering)
  const draft = 'kind' in goal ? goals.get(command) : assertOfCheck(main, goal).formula
  const formula: Formula = draft === undefined ? { kind: 'and', operands: [], at } : lowerFormula(draft, lowering)
  return kind === 'run' ? formula : { kind: 'not', operand: formula, at }
}

/** There are arguments for which it holds; or for which a function gives what it says. */
function runOf(callable: Callable, at: Position, lowering: Lowering): Formula {
  const called = functionOf(callable, at, lowering)
  const { bindings, result } = callable
  const body = called.sort === 'formula' ? called.function.body : result && lowerIn(at, called.function.body, result, lowering)
  if (body === undefined) throw new TheoryError(at, `'${callable.name}' gives nothing`)
  return bindings.length === 0 ? body : lowerQuantified(at, 'some', bindings, body, lowering)
}

function functionOfRun(main: Instance, name: Name): Callable {
  const known = nameable(main).flatMap(({ functions }) => [...functions.keys()])
  return theOne(name, 'predicate or function', text => functionsNamed(main, text), known)
}

function assertOfCheck(main: Instance, name: Name): Assertion {
  const known = nameable(main).flatMap(({ asserts }) => [...asserts.keys()])
  return theOne(name, 'assertion', text => assertsNamed(main, text), known)
}

/** What a command names: of the main module if it is there. */
function theOne<T>({ text, at }: Name, what: string, find: (text: string) => readonly T[], known: readonly string[]): T {
  const own = text.includes('/') ? [] : find(`this/${text}`)
  const [found, other] = own.length > 0 ? own : find(text)
  if (other !== undefined) throw new TheoryError(at, `there is more than one ${what} '${text}'`)
  if (found === undefined) throw new TheoryError(at, `unknown ${what} '${text}'${didYouMean(text, known)}`)
  return found
}
