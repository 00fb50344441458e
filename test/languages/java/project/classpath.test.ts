import { delimiter, join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readClasspath } from '../../../../src/languages/java/project/classpath.js'
import { InputError } from '../../../../src/model/index.js'
import { folder } from '../../../support/assay.js'

const zip = zipSync({ 'p/A.class': new Uint8Array(1) })

test('jars and folders become absolute paths, each once, in the order given', () => {
  const root = folder({ 'a.jar': zip, 'classes/p/B.class': 'x' })
  const [jar, classes] = [join(root, 'a.jar'), join(root, 'classes')]
  expect(readClasspath([`${classes}${delimiter}${jar}${delimiter}`, jar])).toEqual([classes, jar])
  expect(readClasspath([])).toEqual([])
})

test('a star stands for every jar in a folder', () => {
  const root = folder({ 'lib/b.jar': zip, 'lib/a.JAR': zip, 'lib/notes.txt': 'x' })
  expect(readClasspath([`${root}/lib/*`])).toEqual([join(root, 'lib/a.JAR'), join(root, 'lib/b.jar')])
})

test.each<[string, string, RegExp]>([
  ['what is missing', 'none.jar', /--classpath names .*none\.jar, which does not exist$/],
  ['a folder of jars that is missing', 'none/*', /--classpath names .*none\/\*, but the folder does not exist$/],
  ['a text that is called a jar', 'text.jar', /--classpath names .*text\.jar, which is neither a jar nor a folder$/],
])('%s is one line', (_, path, message) => {
  const given = [join(folder({ 'text.jar': 'hello' }), path)]
  expect(() => readClasspath(given)).toThrow(InputError)
  expect(() => readClasspath(given)).toThrow(message)
})
