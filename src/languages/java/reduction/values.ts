/** Names in the parameters of a request: those of the program, and new ones, which have a role by what the parameter is for. */

import { above, type Node } from '../syntax/parser.js'
import type { Role } from './declared.js'
import { leafAt, type Named } from './names.js'
import type { JavaProgram } from './program.js'

/** The parameters with other names. */
export function valuesOf(
  program: JavaProgram,
  names: ReadonlyMap<Node, Named>,
  nameFor: (named: Named, parameter: string) => string,
): Readonly<Record<string, string>> {
  const leaf = leafAt(program, program.target)
  const target = leaf === undefined ? undefined : names.get(leaf)
  const method = leaf === undefined ? undefined : above(leaf, 'method_declaration', 'constructor_declaration')
  const locals = `local ${program.target.file} ${method?.start} `
  const known = new Map<string, Named>()
  for (const named of names.values()) known.set(named.key, named)
  const values: Record<string, string> = {}
  for (const [parameter, value] of Object.entries(program.parameters)) {
    values[parameter] = value.replace(/[\p{L}_$][\p{L}\p{N}_$]*/gu, word => {
      const named = meant(word, parameter)
      return named === undefined ? word : nameFor(named, parameter)
    })
  }
  return values

  function meant(word: string, parameter: string): Named | undefined {
    const roles = rolesOf(parameter, program.parameters, target?.role)
    for (const role of roles) {
      const found = [...known.values()].find(each => each.role === role && each.name === word && isNear(each, role))
      if (found !== undefined) return found
    }
    const [role] = roles
    if (role === undefined || !makes.has(parameter) || (parameter === 'name' && program.parameters.type === undefined))
      return undefined
    return { role, name: word, key: role === 'local' ? `${locals}${word}` : `${role} ${word}` }
  }

  function isNear(each: Named, role: Role): boolean {
    return role !== 'local' || each.key.startsWith(locals)
  }
}

/** Parameters that may bring a new name. */
const makes: ReadonlySet<string> = new Set(['newName', 'getter', 'setter', 'name'])

function rolesOf(parameter: string, parameters: JavaProgram['parameters'], target: Role | undefined): readonly Role[] {
  switch (parameter) {
    case 'newName':
      return target === undefined ? [] : [target]
    case 'getter':
    case 'setter':
      return ['method']
    case 'name':
      return parameters.type === undefined ? [] : ['local']
    case 'to':
      return ['field', 'local', 'class', 'package']
    default:
      return ['class', 'package', 'field']
  }
}
