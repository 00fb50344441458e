/** The kinds of stores that Assay knows: the only file that imports one of them. The last takes whatever the others do not. */
import type { Plan } from '../model/index.js'
import { sqlite } from './sqlite/sqlite.js'
import type { Reader, Store, StoreKind } from './store.js'

export const stores: readonly StoreKind[] = [sqlite]

export function openStore(place: string, plan: Plan, among = stores): Promise<Store> {
  return storeAt(place, among).open(place, plan)
}

export function reopenStore(place: string, among = stores): Promise<Store> {
  return storeAt(place, among).reopen(place)
}

export function openReader(place: string, among = stores): Promise<Reader> {
  return storeAt(place, among).openReader(place)
}

function storeAt(place: string, among: readonly StoreKind[]): StoreKind {
  const kind = among.find(({ isAt }) => isAt(place)) ?? among.at(-1)
  if (kind === undefined) throw new Error('there is no kind of store')
  return kind
}
