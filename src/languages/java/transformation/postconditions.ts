/** The postconditions of Java's refactorings, as techniques ask for them. They read sources with the parser that reduction has, too. */
import type { Postconditions } from '../../language.js'
import { javaParser } from '../syntax/parser.js'
import { firstDifference, wayBack } from './renamed-back.js'
import { brokenRule } from './transformation.js'

export async function javaPostconditions(): Promise<Postconditions> {
  const parse = await javaParser()
  return {
    broken: (request, structure, result) => brokenRule(request, structure, result, parse),
    wayBack: (request, result) => wayBack(request, result, parse),
    firstDifference,
  }
}
