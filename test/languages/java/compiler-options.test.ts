import { expect, test } from 'vitest'
import { readCompilerOptions } from '../../../src/languages/java/compiler-options.js'

const isOfJdk = (name: string) => /^(java|jdk)\./.test(name)

test('of what a build tells javac only what changes the meaning of the code is kept', () => {
  const given = [
    '-Xlint:all',
    '-Werror',
    '-parameters',
    '-XDcompilePolicy=simple',
    '-Xplugin:ErrorProne -Xep:All:OFF',
    '-Akey=value',
    '--enable-preview',
    '-g',
    '--some-day=x',
  ]
  expect(readCompilerOptions(given, isOfJdk)).toEqual({
    compiler: ['--enable-preview', '-parameters'],
    jvm: ['--enable-preview'],
    processor: ['-Akey=value'],
  })
})

test('what is exported or opened to a module is exported or opened to all, in either way of writing', () => {
  const given = ['--add-exports', 'java.base/sun.nio.ch=my.app', '--add-opens=java.base/java.lang=ALL-UNNAMED']
  expect(readCompilerOptions(given, isOfJdk)).toEqual({
    compiler: ['--add-exports=java.base/sun.nio.ch=ALL-UNNAMED'],
    jvm: ['--add-exports=java.base/sun.nio.ch=ALL-UNNAMED', '--add-opens=java.base/java.lang=ALL-UNNAMED'],
    processor: [],
  })
})

test('modules that are not of the JDK are no modules to the compiler', () => {
  const given = ['--add-modules', 'jdk.incubator.vector,my.app', '--add-modules=my.lib', '--add-exports=my.app/p=ALL-UNNAMED']
  expect(readCompilerOptions([...given, '--limit-modules=java.sql'], isOfJdk)).toEqual({
    compiler: ['--add-modules=jdk.incubator.vector', '--limit-modules=java.sql'],
    jvm: ['--add-modules=jdk.incubator.vector'],
    processor: [],
  })
})
