/**
 * Implements the abstract classes that no class of a program extends, as a caller would have to: every abstract method asks
 * `fuel.Answers`, for which Truth.java answers. Interfaces need no text, as `java.lang.reflect.Proxy` implements them.
 */
import { parse } from './parse.js'
import type { Method, Program, TypeDeclaration, Unit } from './tree.js'
import { erased } from './types.js'
import { sites } from './walk.js'

export function withImplementations(program: Program): Program {
  const extended = new Set(sites(program, 'type').flatMap(({ node }) => node.extends.map(erased)))
  return [
    ...program,
    ...program.flatMap(unit =>
      unit.types.filter(type => isOpen(type) && !extended.has(type.name)).map(type => implementation(unit, type)),
    ),
  ]
}

function isOpen(type: TypeDeclaration): boolean {
  const is = (modifier: string) => type.modifiers.includes(modifier)
  return type.sort === 'class' && is('public') && is('abstract') && !is('sealed') && type.typeParams === ''
}

function implementation(unit: Unit, type: TypeDeclaration): Unit {
  const methods = type.members.filter((m): m is Method => m.kind === 'method')
  const [given] = methods.filter(m => m.type === null && !m.modifiers.includes('private'))
  const params = given?.params.map(p => `${p.type}${p.varargs ? '...' : ''} ${p.name}`).join(', ') ?? ''
  const args = given?.params.map(p => p.name).join(', ') ?? ''
  const made = `${type.name}Implemented`
  return parse(`package ${unit.package};
    ${unit.imports.map(text => `import ${text};`).join('\n')}
    public class ${made} extends ${type.name} {
      private fuel.Answers answers;
      public ${made}(${params}) { super(${args}); }
      private fuel.Answers answers() {
        if (answers == null) answers = fuel.Answers.next[0];
        return answers;
      }
      ${methods
        .filter(m => m.modifiers.includes('abstract'))
        .map(implemented)
        .join('\n')}
    }`)
}

function implemented(method: Method): string {
  const access = method.modifiers.filter(modifier => modifier === 'public' || modifier === 'protected').join(' ')
  const params = method.params.map(p => `${p.type}${p.varargs ? '[]' : ''} ${p.name}`).join(', ')
  const asked = `answers().answer(${[`"${method.name}"`, `new Object[] {${method.params.map(p => p.name).join(', ')}}`].join(', ')})`
  const body = method.type === 'void' ? `${asked};` : `return (${method.type}) ${asked};`
  return `@Override ${access} ${method.type} ${method.name}(${params}) { ${body} }`
}
