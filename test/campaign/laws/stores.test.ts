import { join } from 'node:path'
import { stores } from '../../../src/campaign/stores.js'
import { folder } from '../../support/assay.js'
import { memoryStores } from '../../support/memory-store.js'
import { storeLaws } from './store.js'

let places = 0

for (const kind of stores) storeLaws(kind, () => join(folder(), 'assay.db'))
storeLaws(memoryStores(), () => `memory:${++places}`)
